"""The model of the game: its rules, its tables, and the one door between them."""
