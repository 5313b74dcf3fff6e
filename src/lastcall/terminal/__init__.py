"""The terminal table: one person and the bots, full-screen."""
