"""The command line: open the window, or do the whole work without one."""

from crowdgui.cli.main import BAD_INPUT, main, run

__all__ = ["BAD_INPUT", "main", "run"]
