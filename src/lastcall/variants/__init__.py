"""Other ways to spend an evening, each a module that a game is set up with."""
