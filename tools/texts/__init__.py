"""Looks through the texts of a language: `python -m tools.texts`."""
