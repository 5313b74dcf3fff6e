"""Everything a person reads: the rules as data, and the messages."""
