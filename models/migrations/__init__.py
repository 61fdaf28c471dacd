"""Every change of the tables, in order; made by `make migration`, never edited after a release."""
