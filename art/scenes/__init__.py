"""The scenes of the built-in deck, one card a file."""
