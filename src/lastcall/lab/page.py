"""A report as one HTML file that opens anywhere: figures are drawn in it, nothing is fetched."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from lastcall import __version__
from lastcall.cards.catalogue import CHARACTERS
from lastcall.lab.figures import LINES, Figures
from lastcall.lab.reading import (
    ATTRIBUTES,
    BROKE,
    ERROR,
    IN,
    PASSED_OUT,
    TRUNCATED,
    ArmResults,
    CardRow,
    FolderResults,
)
from lastcall.lab.stats import Share
from lastcall.text.narrator import Narrator

STYLE: Final = """
:root{color-scheme:light dark;--font:system-ui,"Segoe UI",Roboto,sans-serif;--ink:#1d1a16;
--soft:#5c554b;--line:#d9d2c5;--paper:#fbf9f4;--card:#fff;--c1:#0b66a8;--c2:#b8520a;--c3:#117a55;
--c4:#a3357e;--c5:#7a5c00;--c6:#4b4fb3;--heat:11,102,168}
@media(prefers-color-scheme:dark){:root{--ink:#efe9dd;--soft:#b9b0a1;--line:#4a443b;--paper:#1b1815;
--card:#24201c;--c1:#6db8f0;--c2:#f2a25c;--c3:#5fd0a3;--c4:#ef8fcb;--c5:#e0c14a;--c6:#a9adff;
--heat:109,184,240}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 var(--font);overflow-wrap:anywhere}main{max-width:76rem;margin:0 auto;padding:1rem}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}h2{margin:2.5rem 0 .5rem;border-top:2px solid
var(--line);padding-top:1rem}h3{margin:1.5rem 0 .3rem}p,ul{max-width:46rem;margin:.4rem 0}
.soft,figcaption{color:var(--soft);font-size:.95rem}.figures{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.5rem;
padding:.6rem;flex:0 1 24rem;min-width:0}figure svg{display:block;width:100%;height:auto}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--card);
margin:.5rem 0;width:fit-content;max-width:100%}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.95rem}
th,td{padding:.3rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:7rem;max-width:20rem;
position:sticky;left:0;background:var(--card)}@media(max-width:40rem){td:first-child{max-width:9rem}}th.text,td.text{text-align:left}
td.wide{white-space:normal;min-width:14rem}thead th{background:var(--paper);white-space:normal;
vertical-align:bottom;line-height:1.2}
details{margin:.5rem 0}summary{cursor:pointer}code{font-size:.9em}
.caution{border-left:4px solid var(--c2);padding:.2rem .8rem}
"""
WIDE: Final = ("text", "wide")


class Page:
    """Writes in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.narrator = Narrator(language)
        self.say = self.narrator.say
        self.figures = Figures()

    # Small things --------------------------------------------------------------------------------

    def number(self, value: float, places: int = 1) -> str:
        text = f"{value:,.{places}f}"
        if self.language == "ru":
            text = text.replace(",", "\u00a0").replace(".", ",")
        return text.replace("-", "−")

    def percent(self, value: float) -> str:
        return f"{self.number(100 * value)}\u00a0%"

    def interval(self, low: float, high: float) -> str:
        return self.say("report-interval", low=self.number(100 * low), high=self.number(100 * high))

    def share(self, each: Share) -> list[str]:
        return [self.percent(each.rate), self.interval(each.low, each.high)]

    def who(self, name: str) -> str:
        found = CHARACTERS.get(name)
        return self.narrator.short(found) if found is not None else self.narrator.character(name)

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], label: str, texts: Sequence[int]
    ) -> str:
        """Rows of finished text; it scrolls by itself where it is wide."""

        def kind(column: int, wide: bool) -> str:
            if column not in texts:
                return ""
            return ' class="text wide"' if wide and column else ' class="text"'

        heads = "".join(f'<th scope="col"{kind(i, False)}>{h}</th>' for i, h in enumerate(head))
        body = "".join(
            "<tr>"
            + "".join(
                cell if cell.startswith("<td") else f"<td{kind(i, True)}>{cell}</td>"
                for i, cell in enumerate(row)
            )
            + "</tr>"
            for row in rows
        )
        return (
            f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">'
            f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def figure(self, svg: str, caption: str) -> str:
        return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"

    def whole(self, title: str, body: str) -> str:
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
            f"<body><main>{body}</main></body></html>\n"
        )

    # The report ----------------------------------------------------------------------------------

    def report(self, results: FolderResults) -> str:
        say = self.say
        title = say("report-title", name=results.folder.resolve().name)
        parts = [
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{escape(self.about(results))}</p>',
        ]
        if results.other_content:
            names = ", ".join(results.other_content)
            parts.append(
                f'<p class="caution">{escape(say("report-other-content", names=names))}</p>'
            )
        if len(results.arms) > 1:
            links = "".join(
                f'<li><a href="#arm{number}">{escape(arm.name)}</a></li>'
                for number, arm in enumerate(results.arms)
            )
            parts.append(f"<ul>{links}</ul>")
        for number, arm in enumerate(results.arms):
            parts.append(self.arm(arm, number))
        parts.append(f'<p class="soft">{escape(say("report-method"))}</p>')
        return self.whole(title, "".join(parts))

    def about(self, results: FolderResults) -> str:
        return self.say(
            "report-about",
            games=self.number(results.played, 0),
            planned=self.number(results.experiment.games, 0),
            digest=results.about["digest"],
            version=results.about.get("version", __version__),
        )

    def arm(self, arm: ArmResults, number: int) -> str:
        say = self.say
        plan = arm.plan
        who = ", ".join(self.who(name) for name in plan.characters) or say("report-drawn")
        told = say(
            "report-arm",
            who=who,
            players=plan.players,
            bots=", ".join(plan.bots),
            seed=str(plan.seed),
            drinks=", ".join(plan.drinks),
            variants=", ".join(plan.variants) or "none",
        )
        counts = say(
            "report-counts",
            games=self.number(len(arm.games["game"]), 0),
            errors=arm.count(ERROR),
            truncated=arm.count(TRUNCATED),
        )
        parts = [
            f'<h2 id="arm{number}">{escape(arm.name)}</h2>',
            f'<p class="soft">{escape(told)} {escape(counts)}</p>',
            self.changes(arm),
        ]
        if not arm.finished:
            return "".join([*parts, f"<p>{escape(say('report-nothing'))}</p>"])
        parts += [self.wins(arm), self.ends(arm), self.standing(arm), self.beaten(arm)]
        parts.append(self.cards(arm))
        return "".join(parts)

    def changes(self, arm: ArmResults) -> str:
        """What is different from what is printed."""
        change = arm.plan.change
        if not change:
            return ""
        say = self.say
        parts = [f"<h3>{escape(say('report-changed'))}</h3>"]
        if change.boxes:
            boxes = ", ".join(change.boxes)
            parts.append(f"<p>{escape(say('report-boxes', boxes=boxes))}</p>")
        rows = [
            [
                escape(self.narrator.title(line.before)),
                escape(self.narrator.deck(line.before.deck)),
                f"{line.copies_before} → {line.copies_after}",
                escape(self.narrator.card_text(line.before)),
                escape(self.narrator.card_text(line.after)),
            ]
            for line in change.lines()
        ]
        heads = ("title", "deck", "copies", "before", "after")
        head = [escape(say("report-column", name=name)) for name in heads]
        if rows:
            parts.append(self.table(head, rows, say("report-changed"), (0, 1, 3, 4)))
        return "".join(parts)

    def wins(self, arm: ArmResults) -> str:
        say = self.say
        figures: list[str] = []
        rates = [(self.who(name), arm.wins("character", name)) for name in arm.characters]
        rates.sort(key=lambda row: -row[1].rate)
        figures.append(self.rates(rates, arm.chance, say("report-wins"), say("report-wins-note")))
        seats = [(say("report-place", number=n + 1), each) for n, each in enumerate(arm.by_seat())]
        by = "order" if arm.first is not None else "chair"
        figures.append(
            self.rates(seats, arm.chance, say("report-seats"), say("report-seats-note", by=by))
        )
        if len(arm.bots) > 1:
            bots = [(name, arm.wins("bot", name)) for name in arm.bots]
            note = say("report-wins-note")
            figures.append(self.rates(bots, arm.chance, say("report-bots"), note))
        head = [
            escape(say("report-column", name=n))
            for n in ("who", "games", "wins", "rate", "interval")
        ]
        rows = [
            [escape(name), self.number(each.whole, 0), self.number(each.part, 0), *self.share(each)]
            for name, each in rates
        ]
        table = self.table(head, rows, say("report-wins"), (0,))
        return (
            f"<h3>{escape(say('report-wins'))}</h3>"
            f'<div class="figures">{"".join(figures)}</div>'
            f"<details><summary>{escape(say('report-numbers'))}</summary>{table}</details>"
        )

    def rates(self, rows: Sequence[tuple[str, Share]], even: float, title: str, note: str) -> str:
        told = "; ".join(
            f"{name} {self.percent(s.rate)} ({self.interval(s.low, s.high)})" for name, s in rows
        )
        return self.figure(self.figures.rates(rows, even, title, told), f"{title}. {note}")

    def ends(self, arm: ArmResults) -> str:
        say = self.say
        states = (IN, PASSED_OUT, BROKE)
        rows = [
            (self.who(name), [arm.out(name, state).rate for state in states])
            for name in arm.characters
        ]
        parts = [say("report-state", state=state.replace(" ", "-")) for state in states]
        told = "; ".join(
            f"{name}: "
            + ", ".join(f"{part} {self.percent(v)}" for part, v in zip(parts, values, strict=True))
            for name, values in rows
        )
        title = say("report-ends")
        ties = arm.ties()
        turns = arm.turns_played
        length = say(
            "report-length",
            mean=self.number(float(turns.mean())),
            low=self.number(float(sorted(turns)[len(turns) // 10]), 0),
            high=self.number(float(sorted(turns)[-1 - len(turns) // 10]), 0),
        )
        tied = say(
            "report-ties", rate=self.percent(ties.rate), interval=self.interval(ties.low, ties.high)
        )
        figures = [
            self.figure(self.figures.shares(rows, parts, title, told), say("report-ends-note")),
            self.figure(
                self.figures.histogram(
                    turns, say("report-lengths"), length, say("report-turns"), say("report-games")
                ),
                say("report-lengths"),
            ),
        ]
        return (
            f"<h3>{escape(title)}</h3><p>{escape(length)} {escape(tied)}</p>"
            f'<div class="figures">{"".join(figures)}</div>'
        )

    def standing(self, arm: ArmResults) -> str:
        say = self.say
        title = say("report-standing")
        if not arm.has("turns"):
            return self.not_kept(title, "turns")
        figures: list[str] = []
        for attribute in ATTRIBUTES:
            curves = arm.curves(attribute, LINES)
            named = [
                self.who(c.name) if c.name in arm.characters else say("report-side", side=c.name)
                for c in curves
            ]
            what = say("report-attribute", name=attribute)
            told = "; ".join(
                say(
                    "report-curve",
                    name=name,
                    first=self.number(c.means[0]),
                    last=self.number(c.means[-1]),
                    turn=c.turns[-1],
                )
                for name, c in zip(named, curves, strict=True)
                if c.turns
            )
            figures.append(
                self.figure(
                    self.figures.curves(curves, named, what, told, say("report-turn")), what
                )
            )
        return (
            f"<h3>{escape(title)}</h3><p class=soft>{escape(say('report-standing-note'))}</p>"
            f'<div class="figures">{"".join(figures)}</div>'
        )

    def not_kept(self, title: str, table: str) -> str:
        text = self.say("report-not-kept", table=table)
        return f"<h3>{escape(title)}</h3><p class=soft>{escape(text)}</p>"

    def beaten(self, arm: ArmResults) -> str:
        """Who came out ahead of whom, as a table with shades."""
        say = self.say
        names = arm.characters
        head = [escape(say("report-ahead")), *(escape(self.who(name)) for name in names)]
        rows: list[list[str]] = []
        for a in names:
            row = [escape(self.who(a))]
            for b in names:
                each = arm.beats.get((a, b))
                if each is None:
                    row.append("–")
                    continue
                strength = min(0.75, 1.5 * abs(each.rate - 0.5)) if each.rate > 0.5 else 0
                tip = escape(self.interval(each.low, each.high))
                row.append(
                    f'<td style="background:rgba(var(--heat),{strength:.2f})" title="{tip}">'
                    f"{self.percent(each.rate)}</td>"
                )
            rows.append(row)
        title = say("report-beats")
        return (
            f"<h3>{escape(title)}</h3><p class=soft>{escape(say('report-beats-note'))}</p>"
            + self.table(head, rows, title, (0,))
        )

    def cards(self, arm: ArmResults) -> str:
        say = self.say
        title = say("report-cards")
        if not arm.has("cards"):
            return self.not_kept(title, "cards")
        by_deck: dict[str, list[CardRow]] = {}
        for row in arm.cards():
            by_deck.setdefault(row.id.partition("/")[0], []).append(row)
        parts = [
            f"<h3>{escape(title)}</h3>",
            f'<p class="caution">{escape(say("report-caution"))}</p>',
        ]
        heads = (
            "title",
            "in-hand",
            "played",
            "answered",
            "discarded",
            "kept",
            "with",
            "without",
            "worth",
            "interval",
        )
        head = [escape(say("report-column", name=name)) for name in heads]
        known = [name for name in arm.characters if name in by_deck]
        for deck in [*known, *(name for name in by_deck if name not in known)]:
            rows = [
                self.card(arm, row) for row in sorted(by_deck[deck], key=lambda r: -r.worth.value)
            ]
            named = self.narrator.deck(deck)
            parts.append(
                f"<details><summary>{escape(named)}</summary>"
                f"{self.table(head, rows, named, (0,))}</details>"
            )
        return "".join(parts)

    def card(self, arm: ArmResults, row: CardRow) -> list[str]:
        card = arm.printed.get(row.id)
        title = self.narrator.title(card) if card is not None else row.id
        text = self.narrator.card_text(card) if card is not None else ""
        held = max(1, row.held)
        few = not row.with_it.whole or not row.without.whole
        points = (
            "–"
            if few
            else ("+" if row.worth.value > 0 else "") + self.number(100 * row.worth.value)
        )
        return [
            f'<span title="{escape(text)}">{escape(title)}</span>',
            self.number(row.held, 0),
            self.percent(row.played / held),
            self.percent(row.answered / row.played) if row.played else "–",
            self.percent(row.discarded / held),
            self.percent(row.kept / held),
            self.percent(row.with_it.rate) if row.with_it.whole else "–",
            self.percent(row.without.rate) if row.without.whole else "–",
            points,
            "–" if few else self.interval(row.worth.low, row.worth.high),
        ]
