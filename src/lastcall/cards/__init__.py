"""The content: one module per character, one per Drink Deck."""
