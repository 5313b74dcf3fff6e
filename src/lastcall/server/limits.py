"""Rates: a bucket of tokens that fills with time."""

from collections import Counter
from time import monotonic


class Bucket:
    """Allows `burst` at once and `rate` a second after that."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: dict[str, Bucket] = {}
        self.taken: Counter[str] | None = None  # what other servers are yet to be told

    def take(self, key: str) -> bool:
        taken = self._bucket(key).take()
        if taken and self.taken is not None:
            self.taken[key] += 1
        return taken

    def taken_elsewhere(self, taken: dict[str, int]) -> None:
        """Other servers have let somebody do so much, which counts here too."""
        for key, times in taken.items():
            bucket = self._bucket(key)
            bucket.level = max(0.0, bucket.level - times)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._of.get(key)
        if bucket is None:
            if len(self._of) >= self.most:
                self._forget()
            bucket = self._of[key] = Bucket(self.rate, self.burst)
        return bucket

    def _forget(self) -> None:
        full_again = monotonic() - self.burst / self.rate
        kept = {key: b for key, b in self._of.items() if b.seen > full_again}
        # Under a flood from many addresses the oldest go, full or not.
        self._of = dict(list(kept.items())[-self.most // 2 :])
