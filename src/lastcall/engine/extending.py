"""Which classes of the engine others may build on: their own words, costs, rules and frames.

Compiled classes can be built on from plain Python only where they say so. The decorator is read by
the compiler; in plain Python it does nothing, so the engine imports nothing from outside.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind
