"""Every text of the window is translated, whole, and what the window loads is what was written."""

from __future__ import annotations

import importlib.util
import re
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QTranslator

from crowdgui.text.guarantees.bounds import _CONDITIONS
from crowdgui.ui.system.application import ENGLISH, LANGUAGES
from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path


HOME = ROOT
FIELD = re.compile(r"\{\w*\}")
TAG = re.compile(r"</?[a-z][^>]*>")
KEY = re.compile(r"&(?=\w)")
NOT_ENGLISH = [language for language in LANGUAGES if language != ENGLISH]

_spec = importlib.util.spec_from_file_location("catalogues", HOME / "packaging" / "catalogues.py")
assert _spec is not None
catalogues = importlib.util.module_from_spec(_spec)
sys.modules["catalogues"] = catalogues
_spec.loader.exec_module(catalogues)


@pytest.fixture(scope="module")
def texts() -> dict[str, Any]:
    return catalogues.marked_texts()


def made(tmp_path: Path, code: str) -> dict[str, Any]:
    package = tmp_path / "code" / "crowdgui"
    package.mkdir(parents=True)
    (package / "one.py").write_text(code)
    return catalogues.marked_texts(package)


def test_texts_are_found_however_they_are_marked(tmp_path: Path) -> None:
    found = made(
        tmp_path,
        """
NAME = tr_noop("Weight")
KINDS = {1: tr_n_noop("{n} file", "{n} files")}

def words(n):
    one, many = "{n} row", "{n} rows"
    what = "cell"
    only = "never shown"
    return tr("Item “{x}”", x=1), tr_n(one, many, n), tr_n("{n} box", "{n} boxes", n), tr(what)
""",
    )
    assert {text: entry.one for text, entry in found.items()} == {
        "Weight": None,
        "{n} files": "{n} file",
        "Item “{x}”": None,
        "{n} rows": "{n} row",
        "{n} boxes": "{n} box",
        "cell": None,
    }


def test_what_is_translated_stays_and_what_is_gone_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    two = {"a": catalogues.Text(), "{n} bs": catalogues.Text("{n} b")}
    assert catalogues.write("de", two, {"a": ("A",), "gone": ("Weg",)}) == 1
    known = catalogues.translations("de")
    assert known == {"a": ("A",), "{n} bs": ("", "")}
    assert catalogues.write("de", two, known | {"{n} bs": ("{n} B", "{n} Be")}) == 0
    assert catalogues.write("ja", two, known | {"{n} bs": ("{n} B",)}) == 0


def test_no_text_is_asked_for_with_a_number_and_without(texts: dict[str, Any]) -> None:
    assert [text for text, entry in texts.items() if entry.one and entry.plain] == []


@pytest.mark.parametrize("language", NOT_ENGLISH)
def test_every_text_is_translated_with_its_fields(language: str, texts: dict[str, Any]) -> None:
    found = catalogues.translations(language)
    assert found.keys() == texts.keys(), "run packaging/catalogues.py"
    for text, forms in found.items():
        assert all(forms), text
        one_form = texts[text].one is None or language in catalogues.ONE_FORM
        assert len(forms) == (1 if one_form else 2), text
        assert set(FIELD.findall(forms[-1])) == set(FIELD.findall(text)), text
        # A form for one may leave its number out, as “un” says it already.
        assert set(FIELD.findall(forms[0])) <= set(FIELD.findall(text)), text
        for form in forms:
            assert sorted(TAG.findall(form)) == sorted(TAG.findall(text)), text
            assert bool(KEY.search(form)) == bool(KEY.search(text)), text


@pytest.mark.parametrize("language", NOT_ENGLISH)
def test_the_window_loads_what_was_written(language: str, texts: dict[str, Any]) -> None:
    translator = QTranslator()
    assert translator.load(str(catalogues.FOLDER / f"crowdgui_{language}.qm"))
    for text, forms in catalogues.translations(language).items():
        numbers = [-1] if texts[text].one is None else [1, 5][-len(forms) :]
        found = [translator.translate(catalogues.CONTEXT, text, None, n) for n in numbers]
        assert found == list(forms), text


@pytest.mark.parametrize("language", NOT_ENGLISH)
def test_conditions_of_bounds_stay_apart_when_they_are_joined(language: str) -> None:
    found = catalogues.translations(language)
    for sentence in _CONDITIONS.values():
        text = sentence.text if isinstance(sentence.text, str) else sentence.text[1]
        for form in (text, *found[text]):
            assert not set(";；").intersection(form), form


def test_every_catalogue_is_offered() -> None:
    there = {path.stem.removeprefix("crowdgui_") for path in catalogues.FOLDER.glob("*.ts")}
    assert there == set(NOT_ENGLISH)
