"""Keeps PySide from reading every module; imported before the others of the window."""

from __future__ import annotations

import linecache
from contextlib import suppress

from PySide6 import QtCore as _  # noqa: F401 -- brings what is switched off here


def leave_sources_unread() -> None:
    """Stop PySide from reading the source of each module that is imported, and drop what it read.

    It looks there for a switch between ways of writing names, which nothing here uses, and Python
    keeps every line for tracebacks: 55 MB, and more with each module that is imported later.
    Those of a traceback are read again.
    """
    with suppress(ImportError):
        from shibokensupport import feature  # type: ignore[import-not-found]

        feature._mod_uses_pyside = lambda _module: False
    linecache.clearcache()
