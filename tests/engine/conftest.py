"""What the tests of the engine share."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # beside.py

from beside import a_second_table

__all__ = ["a_second_table"]
