"""The same workers on many machines: portions go out as tasks of a Ray cluster. Needs Ray.

A task that dies with its worker or its node is given to another. What comes back are the files of
its portion; only the process that handed out the work writes them.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from lastcall.lab.experiment import Portion
from lastcall.lab.results import Files
from lastcall.lab.run import AHEAD, ClusterError, OtherWorker, Work, Workers, play_portion

LOCAL: Final = "local"  # a cluster of this machine, for as long as the command runs
AGAIN: Final = -1  # as often as it takes
PATIENCE: Final = 5.0  # seconds after which it is looked again how large the cluster is
SMALL_STORE: Final = 100 * 1024 * 1024  # bytes: files come back, and nothing else is kept


def on_ray(address: str = "", cpus: int | None = None) -> Workers:
    """The workers of a cluster: of the one at this address, or of one that is started for it."""

    def workers(work: Work, portions: Iterable[Portion]) -> Iterator[tuple[Portion, Files]]:
        waiting = list(portions)[::-1]
        if not waiting:
            return
        ours = not ray.is_initialized()
        if ours:
            join(address, cpus)
        try:
            yield from shared_out(work, waiting)
        except RayTaskError as error:
            if isinstance(error.cause, OtherWorker):
                raise error.cause from None
            raise ClusterError(last_of(error)) from None
        except RayError as error:
            raise ClusterError(last_of(error)) from None
        finally:
            if ours:
                ray.shutdown()

    return workers


def join(address: str, cpus: int | None) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address and address != LOCAL:
            ray.init(address=address, **quiet)
        else:
            ray.init(
                address=LOCAL,
                num_cpus=cpus,
                include_dashboard=False,
                object_store_memory=SMALL_STORE,
                **quiet,
            )
    except Exception as error:  # Ray raises that very class where a node does not start
        raise ClusterError(last_of(error)) from None


def shared_out(work: Work, waiting: list[Portion]) -> Iterator[tuple[Portion, Files]]:
    """Each portion as soon as it is there; the next one comes last in the list."""
    task = ray.remote(max_retries=AGAIN, num_cpus=1)(play_portion)
    under_way: dict[Any, Portion] = {}
    while waiting or under_way:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(under_way) < most:
            portion = waiting.pop()
            under_way[task.remote(work, portion.number)] = portion
        done, _ = ray.wait(list(under_way), timeout=PATIENCE)
        for each in done:
            files = ray.get(each)
            yield under_way.pop(each), files


def last_of(error: BaseException) -> str:
    """What went wrong, without the way there."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
