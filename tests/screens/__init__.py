"""Every screen of the page as a picture: `python -m tests.screens`."""
