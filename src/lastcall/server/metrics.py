"""Numbers about the server, as plain text for Prometheus."""

from time import monotonic
from typing import Final

from msgspec import Struct

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counts. Nothing in here names a person, a table or an address."""

    def __init__(self) -> None:
        self.started = monotonic()
        self.batches = 0
        self.stored = 0
        self.messages = 0
        self.refusals: dict[str, int] = {}
        self.finished = 0
        self.connections = 0
        self.failures = 0
        self.storage_up = True
        self.storage_failures = 0
        self._slower = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._answers = 0

    def refused(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def answered(self, seconds: float) -> None:
        """How long an answer took from its arrival until it was stored and taken."""
        self._answers += 1
        self._seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._slower[i] += 1
                return
        self._slower[-1] += 1

    def samples(self, loaded: int) -> "list[Sample]":
        """All numbers as they are now; so many tables are in memory."""
        refusals = sorted(self.refusals.items())
        below = 0
        buckets: list[tuple[str, str, float]] = []
        for bound, number in zip(BOUNDS, self._slower, strict=False):
            below += number
            buckets.append(("_bucket", f'le="{bound:g}"', below))
        buckets.append(("_bucket", 'le="+Inf"', self._answers))
        buckets += [("_sum", "", self._seconds), ("_count", "", self._answers)]
        return [
            Sample("uptime_seconds", "gauge", [("", "", monotonic() - self.started)]),
            Sample("connections", "gauge", [("", "", self.connections)]),
            Sample("tables_loaded", "gauge", [("", "", loaded)]),
            Sample("messages_total", "counter", [("", "", self.messages)]),
            Sample("stored_answers_total", "counter", [("", "", self.stored)]),
            Sample("commits_total", "counter", [("", "", self.batches)]),
            Sample("games_finished_total", "counter", [("", "", self.finished)]),
            Sample("failures_total", "counter", [("", "", self.failures)]),
            Sample("storage_up", "gauge", [("", "", float(self.storage_up))]),
            Sample("storage_failures_total", "counter", [("", "", self.storage_failures)]),
            Sample("refusals_total", "counter", [("", f'code="{k}"', v) for k, v in refusals]),
            Sample("answer_seconds", "histogram", buckets),
        ]


class Sample(Struct, array_like=True):
    """A number with its name, or several with their labels."""

    name: str
    kind: str
    values: list[tuple[str, str, float]]  # the end of the name, the labels, the number


def as_text(tables: dict[str, int], servers: dict[str, list[Sample]]) -> str:
    """For Prometheus: how many tables are stored, and the numbers of every server by its label,
    which is empty where there is one."""
    stored = [("", f'state="{state}"', float(number)) for state, number in sorted(tables.items())]
    together = {"tables": ("gauge", [("", *value) for value in stored])}
    for label, samples in servers.items():
        for sample in samples:
            _, found = together.setdefault(sample.name, (sample.kind, []))
            found += [(label, *value) for value in sample.values]
    lines: list[str] = []
    for name, (kind, values) in together.items():
        lines.append(f"# TYPE lastcall_{name} {kind}")
        for label, end, labels, value in values:
            both = ",".join(filter(None, (label, labels)))
            lines.append(f"lastcall_{name}{end}{f'{{{both}}}' if both else ''} {value:g}")
    return "\n".join(lines) + "\n"
