"""Every word that is no data has passed the translator: a mark shows which have."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from crowdgui.ui.system.application import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.ui.main_window.window import MainWindow

_WORD = re.compile(r"[^\W\d_]{2,}")
_NAMES = {"CrowdGUI", "OK", "σ²", *" ".join(LANGUAGES.values()).split()}
"""What nobody translates: the program's name, those of languages, a symbol, a button of Qt's."""


_FILE = re.compile(r"\w+\.(csv|json|parquet|html|pdf)|tcp://\S+")


@cache
def unmarked(words: str) -> frozenset[str]:
    """Return the words that stand outside of all marks and are no names of files or addresses."""
    depth, outside = 0, []
    for sign in _FILE.sub("", words):
        depth += (sign == "«") - (sign == "»")
        outside.append(sign if depth == 0 and sign != "»" else " ")
    return frozenset(_WORD.findall("".join(outside)))


def data_of(window: MainWindow) -> set[str]:
    """Return the words of the labels that are open, which nobody translates."""
    labels = window.session.question.data.labels
    names: Iterable[object] = (*labels.worker_ids, *labels.item_ids, *labels.classes)
    told = " ".join(map(str, names))
    return set(_WORD.findall(f"{told} street signs product reviews {window.settings.reviewer}"))


class Untranslated:
    """Looks for words outside of marks in one place after another."""

    def __init__(self) -> None:
        self._found: dict[str, str] = {}

    def look(self, name: str, said: Iterable[tuple[str, str]], known: set[str]) -> None:
        """Take down what is said without a mark and is none of the words that are data."""
        self._found |= {
            words: f"{name}: {where}" for where, words in said if unmarked(words) - known - _NAMES
        }

    def hold(self) -> None:
        listed = [f"{where}: {words}" for words, where in self._found.items()]
        assert not listed, "\n" + "\n".join(listed)
