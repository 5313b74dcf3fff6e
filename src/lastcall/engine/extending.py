"""What only the compiler reads: classes that others may build on, and numbers of the machine's.

Compiled classes can be built on from plain Python only where they say so. In plain Python the
decorator does nothing and `i64` and `u8` are any number: the engine imports nothing from outside.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = u8 = int

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind
