"""The colours of the tavern. Nothing is said by colour alone: every sign has a shape too."""

from textual.theme import Theme

TAVERN = Theme(
    name="tavern",
    dark=True,
    primary="#e0a040",
    secondary="#8fb8a8",
    accent="#ffcf70",
    warning="#e9c46a",
    error="#e5645b",
    success="#93c572",
    foreground="#eadfce",
    background="#16110d",
    surface="#1d1712",
    panel="#2a2018",
    variables={
        "footer-background": "#2a2018",
        "footer-key-foreground": "#ffcf70",
        "footer-description-foreground": "#cbb994",
        "border": "#6b5136",
        "border-blurred": "#4a3a2a",
        "scrollbar": "#4a3a2a",
        "scrollbar-hover": "#6b5136",
        "scrollbar-active": "#e0a040",
        "scrollbar-background": "#1d1712",
        "scrollbar-background-hover": "#1d1712",
        "scrollbar-background-active": "#1d1712",
    },
)

TEXT = "#eadfce"
FAINT = "#94836c"
GHOST = "#5c4d3d"
AMBER = "#e0a040"
BRIGHT = "#ffcf70"
GREEN = "#93c572"
RED = "#e5645b"
GOLD = "#f4cf65"
SELECTED = "#3b2d20"

SEATS = (
    "#f0a35e",
    "#c9a0ff",
    "#6cc7ee",
    "#a5d271",
    "#f2879c",
    "#e8d36b",
    "#5fcfb0",
    "#a9b5ff",
    "#ff8a5c",
    "#d7b899",
)

TYPES = {
    "action": "#f0a35e",
    "sometimes": "#6cc7ee",
    "anytime": "#a5d271",
    "gambling": "#f4cf65",
    "cheating": "#f2879c",
    "event": "#c9a0ff",
    "drink": "#e0a040",
    "rule": "#94836c",
}


def blend(one: str, other: str, part: float) -> str:
    """A colour between two."""
    a = [int(one[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(other[i : i + 2], 16) for i in (1, 3, 5)]
    mixed = [round(x + (y - x) * part) for x, y in zip(a, b, strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)
