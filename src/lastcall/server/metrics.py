"""Numbers about the server, as plain text for Prometheus."""

from time import monotonic
from typing import Final

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

    def text(self, tables: dict[str, int], loaded: int) -> str:
        lines: list[str] = []

        def say(name: str, kind: str, *values: tuple[str, float]) -> None:
            lines.append(f"# TYPE lastcall_{name} {kind}")
            lines.extend(f"lastcall_{name}{labels} {value:g}" for labels, value in values)

        say("uptime_seconds", "gauge", ("", monotonic() - self.started))
        say("connections", "gauge", ("", self.connections))
        say("tables", "gauge", *((f'{{state="{k}"}}', v) for k, v in sorted(tables.items())))
        say("tables_loaded", "gauge", ("", loaded))
        say("messages_total", "counter", ("", self.messages))
        say("stored_answers_total", "counter", ("", self.stored))
        say("commits_total", "counter", ("", self.batches))
        say("games_finished_total", "counter", ("", self.finished))
        say("failures_total", "counter", ("", self.failures))
        say("storage_up", "gauge", ("", self.storage_up))
        say("storage_failures_total", "counter", ("", self.storage_failures))
        refusals = sorted(self.refusals.items())
        say("refusals_total", "counter", *((f'{{code="{k}"}}', v) for k, v in refusals))
        below = 0
        buckets: list[tuple[str, float]] = []
        for bound, number in zip(BOUNDS, self._slower, strict=False):
            below += number
            buckets.append((f'_bucket{{le="{bound:g}"}}', below))
        buckets.append(('_bucket{le="+Inf"}', self._answers))
        buckets += [("_sum", self._seconds), ("_count", self._answers)]
        say("answer_seconds", "histogram", *buckets)
        return "\n".join(lines) + "\n"
