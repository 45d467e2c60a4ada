"""Every word that is no data has passed the translator: a mark shows which have."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from crowdgui.text import translation as text
from crowdgui.text.translation import set_translator
from crowdgui.ui.dialogs.help.window import HelpWindow
from crowdgui.ui.system.application import LANGUAGES
from tests.ui.accessibility.walk import Walk, way_through
from tests.ui.accessibility.words import words_of, words_of_actions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

_WORD = re.compile(r"[^\W\d_]{2,}")
_NAMES = {"CrowdGUI", "OK", "σ²", *" ".join(LANGUAGES.values()).split()}
"""What nobody translates: the program's name, those of languages, a symbol, a button of Qt's."""


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all that the translator gives stand in marks."""
    for name in ("_translate", "_language"):
        monkeypatch.setattr(text, name, getattr(text, name))
    set_translator(lambda words, n: f"«{words}»", "en")


_FILE = re.compile(r"\w+\.(csv|json|parquet|html|pdf)|tcp://\S+")


def unmarked(words: str) -> set[str]:
    """Return the words that stand outside of all marks and are no names of files or addresses."""
    depth, outside = 0, []
    for sign in _FILE.sub("", words):
        depth += (sign == "«") - (sign == "»")
        outside.append(sign if depth == 0 and sign != "»" else " ")
    return set(_WORD.findall("".join(outside)))


def data_of(window: MainWindow) -> set[str]:
    """Return the words of the labels that are open, which nobody translates."""
    labels = window.session.question.data.labels
    names: Iterable[object] = (*labels.worker_ids, *labels.item_ids, *labels.classes)
    told = " ".join(map(str, names))
    return set(_WORD.findall(f"{told} street signs product reviews {window.settings.reviewer}"))


def amiss(said: Iterable[tuple[str, str]], known: set[str]) -> dict[str, str]:
    return {words: where for where, words in said if unmarked(words) - known - _NAMES}


def test_what_is_not_marked_is_found() -> None:
    assert unmarked("«all» of «these “some data” are» said") == {"of", "said"}
    assert unmarked("«a «nested» one» 12 %") == set()


def test_no_word_is_left_out_on_any_page_and_dialog(window: MainWindow) -> None:
    # What is asked for is what is written, which no painting changes.
    window.setUpdatesEnabled(False)
    # The names of the first workers and items in the picture of a file.
    names = {"ann", "bo", "photo"}
    found: dict[str, str] = amiss(words_of_actions(window), set())
    for name, root in Walk(window).pages():
        said = amiss(words_of(root), names)
        found |= {words: f"{name} before anything is open: {at}" for words, at in said.items()}
    with way_through(window) as walk:
        known = data_of(window)
        found |= amiss(words_of_actions(window), known)
        for name, root in walk.everywhere():
            # The book is not translated.
            if not isinstance(root, HelpWindow):
                said = amiss(words_of(root), known)
                found |= {words: f"{name}: {at}" for words, at in said.items()}
    listed = [f"{at}: {words}" for words, at in found.items()]
    assert not listed, "\n" + "\n".join(listed)
