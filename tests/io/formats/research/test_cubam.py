"""The YAML of cubam, in the two ways programs lay out such mappings."""

from __future__ import annotations

import io
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.research.cubam import (
    CubamYamlOptions,
    NoEntryError,
    read_entries,
    read_yaml,
    recognise_yaml,
)
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tables import sniff
from crowdgui.io.tabular.file_head import FileHead
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


BELOW = "ann:\n  1: true\n  2: false\nbo:\n  1: true\n  2: true\n"
IN_BRACES = "---\n# labels\nann: {1: true,\n  2: false}\n'bo': {\"1\": true, 2: true}  # done\n"
GOLD = "1: true\n2: false\n"


def rows(path: Path, **options: Any) -> list[tuple[str, ...]]:
    table = read_yaml(path, CubamYamlOptions(**options), ignore_progress).table
    return list(zip(*(column.to_pylist() for column in table.columns), strict=True))


@pytest.mark.parametrize("text", [BELOW, IN_BRACES], ids=["below", "in braces"])
def test_both_layouts_give_the_same_labels(write: Callable[..., Path], text: str) -> None:
    path = write(text, "labels.yaml")
    assert recognise_yaml(FileHead.of(path))
    wanted = [("ann", "1", "true"), ("ann", "2", "false"), ("bo", "1", "true"), ("bo", "2", "true")]
    assert rows(path) == wanted
    turned = read_yaml(path, CubamYamlOptions(outer="item"), ignore_progress).table
    assert turned.column("item").to_pylist() == ["ann", "ann", "bo", "bo"]


def test_labels_and_gold_are_read_together(write: Callable[..., Path]) -> None:
    labels, gold = write(BELOW, "labels.yaml"), write(GOLD, "gt.yaml")
    assert sniff(gold).key == "cubam-yaml"
    source = open_source(gold, more=(labels,))
    assert source.gold == gold
    imported = read_labels(source)
    assert imported.labels.n_workers == 2
    assert [str(imported.labels.classes[code]) for code in imported.gold] == ["true", "false"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("ann:\n  1: true\n  - 2\n", 3),
        ("ann:\n  1:\n    a: true\n", 3),
        ("ann: {1: true, 2: {a: b}}\n", 1),
        ("ann: {1: true,\nbo: {2: true}\n", 2),
        ("ann: {1: true} {2: true}\n", 1),
        ("ann: {1: !!python/object:os.system true}\n", 1),
        ("ann: &a {1: true}\nbo: *a\n", 1),
        ("ann: {1: true}\nbo: *a\n", 2),
        ("ann:\n  1: |\n    text\n", 2),
        ("ann: {1: true,\n", 2),
        ('ann:\n  "\\q": true\n', 2),
        ("ann:\n  1: true\nbo: true\n", 3),
    ],
)
def test_all_other_yaml_is_refused_with_its_line(
    write: Callable[..., Path], text: str, line: int
) -> None:
    with refused(ReadError, match="CrowdGUI reads no other YAML here") as caught:
        read_yaml(write(text, "labels.yaml"), CubamYamlOptions(), ignore_progress)
    assert caught.value.line == line


OTHER_TEXT = (
    "worker,item,label\nann,1,true\n",
    "Dear all: hello\nBye: now\n",
    "{}",
    "a: b\n",
    "",
)


@pytest.mark.parametrize("text", [*OTHER_TEXT, '{"ann": {"1": true, "2": false}}'])
def test_other_text_is_not_taken_for_it(write: Callable[..., Path], text: str) -> None:
    assert not recognise_yaml(FileHead.of(write(text, "labels.yaml")))


WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=6)


def quoted(word: str) -> str:
    return "'" + word.replace("'", "''") + "'"


@given(labels=st.dictionaries(WORDS, st.dictionaries(WORDS, WORDS, min_size=1), min_size=1))
def test_quoted_words_of_any_kind_come_back(labels: dict[str, dict[str, str]]) -> None:
    below: list[str] = []
    braces: list[str] = []
    for outer, inner in labels.items():
        pairs = [f"{quoted(name)}: {quoted(value)}" for name, value in inner.items()]
        below += [f"{quoted(outer)}:", *(f"  {pair}" for pair in pairs)]
        braces.append(f"{quoted(outer)}: {{{', '.join(pairs)}}}")
    wanted = [((o, n), value) for o, inner in labels.items() for n, value in inner.items()]
    for lines in (below, braces):
        assert [
            (entry.names, entry.value) for entry in read_entries(io.StringIO("\n".join(lines)))
        ] == wanted


@given(st.lists(st.text(st.sampled_from("a1'\"{}:,#-& \\"), max_size=12), max_size=4))
def test_no_text_breaks_the_reader(lines: list[str]) -> None:
    with suppress(NoEntryError):
        assert all(
            1 <= len(entry.names) <= 2 for entry in read_entries(io.StringIO("\n".join(lines)))
        )
