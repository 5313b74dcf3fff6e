"""Letter keys that are found by their place: the same on a Latin and on a Russian keyboard."""

from typing import Final

_RUSSIAN: Final = dict(zip("abklnopqrsty", "филдтщзйкыен", strict=True))


def on_both_keyboards(key: str) -> str:
    """The key, and the one that gives a Russian letter in its place: "p,з"."""
    return f"{key},{_RUSSIAN[key]}" if key in _RUSSIAN else key
