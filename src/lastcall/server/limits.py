"""Rates: a bucket of tokens that fills with time."""

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

    def take(self, key: str) -> bool:
        bucket = self._of.get(key)
        if bucket is None:
            if len(self._of) >= self.most:
                self._forget()
            bucket = self._of[key] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _forget(self) -> None:
        full_again = monotonic() - self.burst / self.rate
        kept = {key: b for key, b in self._of.items() if b.seen > full_again}
        # Under a flood from many addresses the oldest go, full or not.
        self._of = dict(list(kept.items())[-self.most // 2 :])
