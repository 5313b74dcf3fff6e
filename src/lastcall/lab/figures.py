"""Figures as SVG for a page: text stays text, colours are the page's own. Needs matplotlib."""

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any, Final

from lastcall.lab.reading import Curve
from lastcall.lab.stats import Share

WIDTH: Final = 4.7  # inches: about as wide as a phone, so that text is as large as the page's
LINES: Final = 6  # colours that can be told apart

# Colours that stand for those of the page, which are other ones in the dark.
INK, SOFT, GRID = "#010101", "#020202", "#030303"
COLOURS: Final = [f"#0{n}0{n}0f" for n in range(1, LINES + 1)]
OF_THE_PAGE: Final = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    GRID: "var(--line)",
    **{colour: f"var(--c{n})" for n, colour in enumerate(COLOURS, 1)},
}
DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (8, 2)))

FONT: Final = re.compile(r"font: ([\d.]+)px [^;\"]+")
STYLE: Final = re.compile(r"<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL)
METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


class Figures:
    """Draws one after another, so that no two of a page share a name."""

    def __init__(self) -> None:
        import matplotlib
        from matplotlib.figure import Figure

        self.settings = matplotlib.rc_context
        self.figure: Any = Figure
        self.number = 0

    def drawn(self, draw: Any, height: float, title: str, description: str) -> str:
        """An `svg` with what it shows in words, for those who do not see it."""
        style: dict[Any, Any] = {
            "svg.fonttype": "none",
            "svg.hashsalt": "lastcall",
            "font.size": 12,
            "axes.edgecolor": GRID,
            "axes.labelcolor": SOFT,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "grid.color": GRID,
            "grid.linewidth": 0.6,
            "xtick.color": SOFT,
            "ytick.color": SOFT,
            "text.color": INK,
            "legend.frameon": False,
            "axes.axisbelow": True,
        }
        with self.settings(style):
            figure = self.figure(figsize=(WIDTH, height), layout="constrained")
            draw(figure.subplots())
            file = StringIO()
            figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
        self.number += 1
        return tidy(file.getvalue(), f"f{self.number}", title, description)

    def rates(
        self, rows: Sequence[tuple[str, Share]], even: float, title: str, description: str
    ) -> str:
        """Shares with their intervals, a row each; a line where all alike would be."""

        def draw(axes: Any) -> None:
            high = max([0.05, even, *(each.high for _, each in rows)])
            for row, (_, each) in enumerate(rows):
                axes.plot([100 * each.low, 100 * each.high], [row, row], color=COLOURS[0], lw=2.5)
                axes.plot([100 * each.rate], [row], "o", color=COLOURS[0], ms=6)
            axes.axvline(100 * even, color=SOFT, lw=1, ls=(0, (3, 3)))
            axes.set_yticks(range(len(rows)), [label for label, _ in rows])
            axes.tick_params(axis="y", colors=INK, length=0)
            axes.set_ylim(len(rows) - 0.4, -0.6)
            axes.set_xlim(0, 100 * min(1.0, high * 1.08))
            axes.grid(axis="y", visible=False)
            axes.xaxis.set_major_formatter(lambda x, _: f"{x:g} %")

        return self.drawn(draw, 0.6 + 0.29 * len(rows), title, description)

    def curves(self, curves: Sequence[Curve], labels: Sequence[str], *said: str) -> str:
        title, description, across = said

        def draw(axes: Any) -> None:
            for number, (curve, label) in enumerate(zip(curves, labels, strict=True)):
                axes.plot(
                    curve.turns,
                    curve.means,
                    color=COLOURS[number % LINES],
                    ls=DASHES[number % LINES],
                    lw=2,
                    label=label,
                )
            axes.set_ylim(bottom=0)
            axes.set_xlabel(across)
            axes.legend(loc="best", fontsize=11)

        return self.drawn(draw, 2.9, title, description)

    def histogram(self, values: Any, *said: str) -> str:
        title, description, across, up = said

        def draw(axes: Any) -> None:
            most = max(1, int(values.max()))
            width = max(1, round(most / 30))
            axes.hist(values, bins=range(1, most + width + 1, width), color=COLOURS[0], rwidth=0.9)
            axes.set_xlabel(across)
            axes.set_ylabel(up)
            axes.grid(axis="x", visible=False)

        return self.drawn(draw, 2.5, title, description)

    def shares(
        self, rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[str], *said: str
    ) -> str:
        """What everybody's evening came to, as parts of a bar."""
        title, description = said

        def draw(axes: Any) -> None:
            labels = [label for label, _ in rows]
            left = [0.0] * len(rows)
            for number, part in enumerate(parts):
                widths = [100 * values[number] for _, values in rows]
                axes.barh(labels, widths, left=left, color=COLOURS[number], label=part, height=0.7)
                left = [a + b for a, b in zip(left, widths, strict=True)]
            axes.invert_yaxis()
            axes.set_xlim(0, 100)
            axes.grid(axis="y", visible=False)
            axes.tick_params(axis="y", colors=INK, length=0)
            axes.xaxis.set_major_formatter(lambda x, _: f"{x:g} %")
            axes.legend(loc="lower center", bbox_to_anchor=(0.4, 1), ncols=len(parts), fontsize=11,
                        handlelength=1, columnspacing=1.2)  # fmt: skip

        return self.drawn(draw, 1.0 + 0.29 * len(rows), title, description)


def tidy(svg: str, name: str, title: str, description: str) -> str:
    """Only the drawing, with colours, fonts and names that go with the page around it."""
    svg = METADATA.sub("", STYLE.sub("", svg[svg.index("<svg") :]))
    svg = re.sub(r'(<svg [^>]*?) width="[\d.]+pt"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg [^>]*?) height="[\d.]+pt"', r"\1", svg, count=1)
    svg = FONT.sub(r"font: \1px var(--font)", svg)
    for colour, own in OF_THE_PAGE.items():
        svg = svg.replace(colour, own)
    svg = re.sub(r'id="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'(url\(|href=")#', rf"\1#{name}-", svg)
    svg = re.sub(r"\n\s*", "\n", svg)
    head = (
        f'<svg role="img" aria-labelledby="{name}-title {name}-desc" ',
        f'<title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-desc">{escape(description)}</desc>',
    )
    start = svg.index(">") + 1
    return svg[:start].replace("<svg ", head[0], 1) + head[1] + svg[start:].strip()
