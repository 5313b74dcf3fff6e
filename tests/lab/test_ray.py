"""Experiments on a cluster: two nodes on this machine, one of which dies in the middle."""

import socket

import ray
from ray.cluster_utils import Cluster

from lastcall.lab.cluster import on_ray
from lastcall.lab.planfile import read
from lastcall.lab.results import Results
from lastcall.lab.run import here, run

PLAN = 'games = 24\nseed = 3\nbots = "random"\nchunk = 3\ncharacters = ["gog", "eve"]\n'
STORE = 80 * 1024 * 1024
AGENTS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)


def played(folder, workers, progress):
    experiment = read(PLAN)
    results = Results(folder, experiment)
    with results.open():
        return run(experiment, results, workers, progress)


def files(folder):
    return {file.name: file.read_bytes() for file in (folder / "seats").iterdir()}


def ports():
    """Ports that are named need not be waited for: on a busy machine Ray gives up too soon."""
    held = [socket.create_server(("127.0.0.1", 0)) for _ in AGENTS]
    found = {name: each.getsockname()[1] for name, each in zip(AGENTS, held, strict=True)}
    for each in held:
        each.close()
    return found


def test_a_node_that_dies_costs_nothing_but_time(tmp_path, monkeypatch):
    """The rows are those of one process, whoever played them and however often."""
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "120000")
    small = {"num_cpus": 1, "object_store_memory": STORE}
    cluster = Cluster()
    try:
        cluster.add_node(**small, **ports(), include_dashboard=False)
        second = cluster.add_node(**small, **ports())
        cluster.wait_for_nodes()
        done = 0

        def kill_one(more):
            nonlocal done
            done += more
            if done == 6:
                assert cluster.remove_node(second, allow_graceful=False)

        assert played(tmp_path / "ray", on_ray(cluster.address), kill_one) == 24
        assert not ray.is_initialized()
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert played(tmp_path / "here", here(1), lambda more: None) == 24
    assert files(tmp_path / "ray") == files(tmp_path / "here")
