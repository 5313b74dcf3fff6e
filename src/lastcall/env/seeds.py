"""Seeds where none was given."""

import secrets


def new_seed() -> int:
    """One that nobody has seen before."""
    return secrets.randbits(64)
