"""Environments to train agents in: PettingZoo, Gymnasium, and many tables in one process.

>>> from lastcall import env
>>> game = env.env(["gog", "eve", "fleck"])
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     seen, reward, terminated, truncated, info = game.last()
...     over = terminated or truncated
...     game.step(None if over else int(seen["action_mask"].argmax()))
"""

try:
    import gymnasium
    import librt.strings  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "librt", "numpy", "pettingzoo"):
        raise
    raise ImportError(
        f"lastcall.env needs {error.name}, which is not installed: "
        'pip install "lastcall[env]" brings everything.',
        name=error.name,
    ) from error

from lastcall.engine.setup import SetupError
from lastcall.env.aec import LastCallEnv, env, raw_env
from lastcall.env.core.actions import Action, Actions
from lastcall.env.core.sitting import IllegalAction
from lastcall.env.evening import Evening
from lastcall.env.lockstep import parallel_env
from lastcall.env.solo import SoloEnv
from lastcall.env.vector import TableVector

__all__ = [
    "Action",
    "Actions",
    "Evening",
    "IllegalAction",
    "LastCallEnv",
    "SetupError",
    "SoloEnv",
    "TableVector",
    "env",
    "parallel_env",
    "raw_env",
]

if "LastCall-v0" not in gymnasium.registry:
    gymnasium.register("LastCall-v0", entry_point="lastcall.env.solo:SoloEnv")
