"""Errors in methods that Qt calls are reported, and do not end the program."""

from __future__ import annotations

from functools import wraps
from inspect import isfunction
from traceback import clear_frames
from typing import TYPE_CHECKING, Any

from shiboken6 import Shiboken

if TYPE_CHECKING:
    from collections.abc import Callable


def keep_errors_whole() -> None:
    """Make every class derived from Qt's from now on raise errors that PySide can report."""
    setattr(Shiboken.Object, "__init_subclass__", classmethod(_guard))  # noqa: B010


def _guard(made: type, **words: Any) -> None:
    super(Shiboken.Object, made).__init_subclass__(**words)
    for name, method in list(vars(made).items()):
        # Python's own methods are not called by Qt.
        if isfunction(method) and not name.startswith("__") and _is_of_qt(name, made):
            setattr(made, name, _raise_whole(method))


def _is_of_qt(name: str, made: type) -> bool:
    return any(name in vars(base) and not isfunction(vars(base)[name]) for base in made.__mro__[1:])


def _raise_whole(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method that does the same, and whose errors end no program.

    WORKAROUND Before Python 3.12, an error as C raises it (of a wrong index, of a widget that is
    gone) is no exception yet until something catches it. PySide 6.11 takes it for one where Python
    had called Qt, and the program ends. Caught and raised again it is whole.
    """

    @wraps(method)
    def called(*values: Any, **words: Any) -> Any:
        try:
            return method(*values, **words)
        except Exception as error:
            # Where Python had called Qt, the error goes on to there. A painter that it brings
            # along would outlive what it paints on, which ends the program too.
            clear_frames(error.__traceback__)
            raise

    return called
