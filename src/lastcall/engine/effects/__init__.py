"""The words cards are written in, in families; `lastcall.engine.words` is how cards say them."""
