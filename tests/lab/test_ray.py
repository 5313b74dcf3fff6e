"""Experiments on a cluster: two nodes on this machine, one of which dies in the middle."""

import socket
import subprocess
import sys

import pytest
import ray
from ray._private import services
from ray.cluster_utils import Cluster

from lastcall.lab.cluster import on_ray
from lastcall.lab.planfile import read
from lastcall.lab.results import Results
from lastcall.lab.run import ClusterError, OtherWorker, here, run, work_of

PLAN = 'games = 24\nseed = 3\nbots = "random"\nchunk = 3\ncharacters = ["gog", "eve"]\n'
LISTENS = "dashboard_agent_listen_port"
AGENTS = ("metrics_agent_port", "metrics_export_port", LISTENS, "runtime_env_agent_port")
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
BARE = {"include_dashboard": False, "include_log_monitor": False, "no_monitor": True}
PATIENCE = {  # on a busy machine
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_health_check_failure_threshold": "100",
}


def free_ports():
    held = [socket.create_server(("127.0.0.1", 0)) for _ in AGENTS]
    found = {name: each.getsockname()[1] for name, each in zip(AGENTS, held, strict=True)}
    for each in held:
        each.close()
    return found


@pytest.fixture(scope="module")
def nodes():
    """A cluster and its second node.

    A node gives its agents fifteen seconds to say on which ports they listen, which is not enough
    on a busy machine and cannot be set (ray-project/ray#65983). It does not wait for ports that it
    was told, and one of them only its own command line can tell.
    """
    start = services.start_ray_process
    ports = {}

    def told(command, process_type, **more):
        listens = [f"--{LISTENS}={ports[LISTENS]}"] if process_type == "raylet" else []
        return start([*command, *listens], process_type, **more)

    with pytest.MonkeyPatch.context() as patch:
        for name, value in PATIENCE.items():
            patch.setenv(name, value)
        patch.setattr(services, "start_ray_process", told)
        cluster = Cluster()
        try:
            ports = free_ports()
            cluster.add_node(**SMALL, **ports, **BARE)
            ports = free_ports()
            second = cluster.add_node(**SMALL, **ports)
            cluster.wait_for_nodes(timeout=300)
            yield cluster, second
        finally:
            ray.shutdown()
            cluster.shutdown()


def played(folder, workers, progress=lambda more: None):
    experiment = read(PLAN)
    results = Results(folder, experiment)
    with results.open():
        return run(experiment, results, workers, progress)


def files(folder):
    return {file.name: file.read_bytes() for file in (folder / "seats").iterdir()}


def test_a_worker_with_other_cards_refuses_by_name(nodes):
    cluster, _ = nodes
    experiment = read(PLAN)
    work = work_of(experiment)._replace(content=(("gog", "another"),))
    with pytest.raises(OtherWorker, match="gog") as refused:
        list(on_ray(cluster.address)(work, experiment.portions))
    assert refused.value.names == "gog"
    assert not ray.is_initialized()


def test_a_node_that_dies_costs_nothing_but_time(nodes, tmp_path):
    """The rows are those of one process, whoever played them and however often."""
    cluster, second = nodes
    done = 0

    def kill_one(more):
        nonlocal done
        done += more
        if done == 6:
            cluster.remove_node(second, allow_graceful=False)

    assert played(tmp_path / "ray", on_ray(cluster.address), kill_one) == 24
    assert not ray.is_initialized()
    assert not second.any_processes_alive()
    assert played(tmp_path / "here", here(1)) == 24
    assert files(tmp_path / "ray") == files(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_said(tmp_path):
    with pytest.raises(ClusterError, match="nowhere"):
        played(tmp_path, on_ray("nowhere"))
    assert not list((tmp_path / "games").iterdir())


def test_nothing_needs_ray_on_one_machine():
    """Not even installed: the lab's own commands never import it."""
    code = "import sys; sys.modules['ray'] = None; import lastcall.cli.lab_run"
    subprocess.run([sys.executable, "-c", code], check=True)
