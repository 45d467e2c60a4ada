"""Errors in methods that Qt calls are reported where they happen, and do not end the program."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import wraps
from inspect import isfunction
from traceback import clear_frames
from typing import TYPE_CHECKING, Any

from shiboken6 import Shiboken

if TYPE_CHECKING:
    from collections.abc import Callable


def report_errors() -> None:
    """Report every error in a method of Qt's in the classes derived from now on.

    WORKAROUND PySide 6.11 reports it only where no Python code waits for Qt. Otherwise it is kept
    until Qt returns there, and meanwhile ends the program: the next method that Qt calls gets no
    values, a painter outlives what it paints on, and before Python 3.12 an error as C raises it is
    no exception yet.
    """
    setattr(Shiboken.Object, "__init_subclass__", classmethod(_guard))  # noqa: B010


_OURS = __name__.partition(".")[0]


def _guard(made: type, /, **words: Any) -> None:
    super(Shiboken.Object, made).__init_subclass__(**words)  # type: ignore[misc]
    for name, method in list(vars(made).items()):
        if isfunction(method) and _is_called_by_qt(name, made):
            setattr(made, name, _reporting(method))


def _is_called_by_qt(name: str, made: type) -> bool:
    # Who calls the other methods of a library, such as `setData`, may count on its errors.
    ours = made.__module__.partition(".")[0] == _OURS
    if name.startswith("__") or not (ours or name == "paint" or name.endswith("Event")):
        return False
    return any(name in vars(base) and not isfunction(vars(base)[name]) for base in made.__mro__[1:])


def _reporting(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method that does the same, and nothing where that fails."""

    @wraps(method)
    def called(*values: Any, **words: Any) -> Any:
        try:
            return method(*values, **words)
        except Exception as error:
            # A painter must have ended before a message is shown, and painted.
            clear_frames(error.__traceback__)
            # What fails here as well could be told to nobody.
            with suppress(Exception):
                sys.excepthook(type(error), error, error.__traceback__)
            return None

    return called
