"""Play an experiment: portions go out to workers, and come back as files."""

import platform
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import lru_cache
from multiprocessing import active_children
from typing import NamedTuple

from lastcall import __version__
from lastcall.lab.experiment import Arm, Experiment, Portion
from lastcall.lab.results import Files, Results
from lastcall.lab.rows import play_rows
from lastcall.lab.simulate import Progress, processes

AHEAD = 2  # portions that wait for each process, so that none waits for a portion


class Work(NamedTuple):
    """What a worker is told of an experiment, and what it must find to be the same with itself."""

    arms: tuple[Arm, ...]
    record: tuple[str, ...]
    chunk: int
    content: tuple[tuple[str, str], ...]
    version: str
    digest: str


class OtherWorker(RuntimeError):
    """A worker that has other cards, or another version: what it played would be another game."""

    def __init__(self, host: str, names: str) -> None:
        super().__init__(host, names)
        self.host = host
        self.names = names

    def __str__(self) -> str:
        return f"The worker on {self.host} has others of these: {self.names}."


class ClusterError(RuntimeError):
    """The cluster, or something on it, cannot go on; the games are not to blame."""


Workers = Callable[[Work, Iterable[Portion]], Iterator[tuple[Portion, Files]]]


def work_of(experiment: Experiment) -> Work:
    return Work(
        experiment.arms,
        experiment.record,
        experiment.chunk,
        tuple(experiment.content.items()),
        __version__,
        experiment.digest,
    )


def run(
    experiment: Experiment,
    results: Results,
    workers: Workers,
    progress: Progress,
    wanted: Callable[[Portion], bool] = lambda portion: True,
) -> int:
    """Play what has yet to be played of the portions that are wanted; how many games that were."""
    played = 0
    waiting = [portion for portion in results.waiting() if wanted(portion)]
    for portion, files in workers(work_of(experiment), waiting):
        results.keep(portion, files)
        played += len(portion.games)
        progress(len(portion.games))
    return played


# On the side of a worker -------------------------------------------------------------------------


@lru_cache(1)
def found_here(work: Work) -> Experiment:
    """The experiment with what goes by its names here; refused where that is something else."""
    experiment = Experiment(work.arms, work.record, work.chunk)
    here = experiment.content
    others = [name for name, digest in work.content if here.get(name) != digest]
    if work.version != __version__:
        others.append(f"lastcall {work.version} (there is {__version__})")
    if others:
        raise OtherWorker(platform.node(), ", ".join(others))
    experiment.check()
    return experiment


def play_portion(work: Work, number: int) -> Files:
    """The files of a portion, whole."""
    from lastcall.lab.parquet import packed

    experiment = found_here(work)
    portion = experiment.portions[number]
    rows = play_rows(portion.arm.name, portion.arm.plan, portion.games, experiment.record)
    return {table: packed(table, of, work.digest) for table, of in rows.items()}


# Processes of this machine -----------------------------------------------------------------------


def here(jobs: int) -> Workers:
    """So many processes of this machine; one is this very process."""

    def workers(work: Work, portions: Iterable[Portion]) -> Iterator[tuple[Portion, Files]]:
        waiting = list(portions)[::-1]
        if jobs == 1 or len(waiting) < 2:
            while waiting:
                portion = waiting.pop()
                yield portion, play_portion(work, portion.number)
            return
        others = active_children()
        pool = processes(min(jobs, len(waiting)))
        under_way: dict[Future[Files], Portion] = {}
        try:
            while waiting or under_way:
                while waiting and len(under_way) < AHEAD * jobs:
                    portion = waiting.pop()
                    under_way[pool.submit(play_portion, work, portion.number)] = portion
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield under_way.pop(each), each.result()
        except BaseException:
            for process in active_children():
                if process not in others:
                    process.terminate()  # what it has half played is played again another time
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    return workers
