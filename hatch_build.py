"""Builds the browser client into the wheel, so that an installed Hornbook has its page."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed; an editable install leaves the page to ``make page``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        root = Path(self.root)
        page = root / "src" / "hornbook" / "page" / "index.html"
        if version == "editable" or page.exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Missing: Node.js 20.19 or newer with npm, to build the page.")
        for command in (["install", "--no-save", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)  # noqa: S603
