"""What hatchling asks while it builds a wheel: with LASTCALL_COMPILED=1 it is a compiled one."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not os.environ.get("LASTCALL_COMPILED"):
            return
        sys.path.append(str(Path(self.root) / "tools"))
        import compile as compiler

        try:
            folder = compiler.built()
        except compiler.CannotCompile as why:
            self.app.abort(f"No compiled wheel: {why}.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compiler.compiled_files(folder):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
