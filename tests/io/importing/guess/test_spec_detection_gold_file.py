"""A gold file among the files of labels is told by what stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.guess.spec_detection import find_gold_file
from crowdgui.io.importing.import_spec import MultiFile
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tables import OpenedFile, sniff_several
from crowdgui.io.tabular.text_file import TextFormat
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


LABELS = "worker,item,label\n" + "".join(
    f"w{i % 5},t{i // 5},{'cat' if i % 3 else 'dog'}\n" for i in range(60)
)


GOLD = "item,gold\nt0,cat\nt1,dog\n"


OWN = "item,label\nt0,cat\nt1,dog\nt2,cat\n"


@pytest.fixture
def among(tmp_path: Path) -> Callable[..., str | None]:
    """Write files by name, and give the name of the one that is gold, if any."""

    def among(**texts: str) -> str | None:
        paths = []
        for name, text in texts.items():
            paths.append(tmp_path / f"{name}.csv")
            paths[-1].write_text(text, encoding="utf-8")
        form = sniff_several(paths)
        assert isinstance(form, MultiFile)
        found = find_gold_file(OpenedFile(form.parts[0][0]), form)
        return None if found is None else found.stem

    return among


@pytest.mark.parametrize(
    "gold",
    [
        GOLD,
        "thing;truth\nt0;cat\nt1;dog\n",
        "t0\tcat\nt1\tdog\nt2\tdog\n",
        "number,item,truth,other\n1,t0,cat,x\n2,t1,dog,y\n",
        # In capitals, as other programs may write the same classes.
        "item,label\nt0,CAT\nt1,Dog\n",
    ],
)
def test_gold_beside_labels_is_found_whatever_its_name_and_place(
    among: Callable[..., str | None], gold: str
) -> None:
    assert among(a=LABELS, b=gold) == "b"
    assert among(b=gold, a=LABELS, c=LABELS) == "b"


def test_gold_in_other_words_is_found_by_the_name_of_its_file(
    among: Callable[..., str | None],
) -> None:
    other = "Item,Gold Answer\n" + "".join(f"t{i},{'Yes' if i % 3 else 'No'}\n" for i in range(9))
    assert among(labels=LABELS, gold=other) == "gold"
    assert among(labels=LABELS, other=other) is None


@pytest.mark.parametrize(
    "other",
    [
        LABELS,
        # A worker is named; an item has two answers; what was shown is no answer.
        "worker,item,gold\nw1,t0,cat\nw2,t1,dog\n",
        "item,label\nt0,cat\nt0,dog\n",
        "item,text\nt0,a tabby on a mat\nt1,a poodle\n",
        "item,ann,bo,cy\nt0,cat,cat,dog\nt1,dog,dog,cat\nt2,dog,cat,cat\n",
    ],
)
def test_other_files_are_none_whatever_they_are_called(
    among: Callable[..., str | None], other: str
) -> None:
    assert among(labels=LABELS, gold=other) is None


def test_of_files_for_a_worker_each_one_is_gold_only_where_a_name_says_so(
    among: Callable[..., str | None],
) -> None:
    assert among(ann=OWN, bo=OWN, cy=OWN) is None
    assert among(ann=OWN, bo=OWN, cy=OWN.replace("label", "truth")) == "cy"
    assert among(ann=OWN, bo=OWN, gold=OWN) == "gold"
    assert among(ann=OWN, bo=OWN, marigold=OWN) is None
    assert among(gold=OWN, truth=OWN, bo=OWN) is None
    # Without it a single file without a worker would be left.
    assert among(ann=OWN, gold=OWN) is None


def test_of_several_that_may_be_gold_the_one_that_is_called_so(
    among: Callable[..., str | None],
) -> None:
    assert among(labels=LABELS, model=OWN, gold=OWN) == "gold"
    assert among(labels=LABELS, model=OWN, other=GOLD) == "other"
    assert among(labels=LABELS, model=OWN, other=OWN) is None


def test_a_gold_file_is_opened_as_such(tmp_path: Path) -> None:
    labels, gold = tmp_path / "z.csv", tmp_path / "a.csv"
    labels.write_text(LABELS, encoding="utf-8")
    gold.write_text(GOLD, encoding="utf-8")
    source = open_source(gold, more=(labels,))
    assert (source.path, source.gold) == (labels, gold)
    assert isinstance(source.reading.form, TextFormat)
    imported = read_labels(source)
    assert imported.labels.n_workers == 5
    assert imported.gold is not None
    assert [imported.labels.classes[code] for code in imported.gold[:2]] == ["cat", "dog"]


def test_a_gold_file_that_is_named_is_the_only_one(tmp_path: Path) -> None:
    for name, text in {"labels": LABELS, "gold": GOLD, "more": LABELS}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    more = (tmp_path / "more",)
    source = open_source(tmp_path / "labels", gold=tmp_path / "gold", more=more)
    assert source.gold == tmp_path / "gold"
    assert isinstance(source.reading.form, MultiFile)


def cells(*rows: str) -> str:
    return "\n".join(("id,text,split,mood", *rows)) + "\n"


@pytest.mark.parametrize(
    ("gold", "found"),
    [
        (cells("t0,Hello,train,cat", "t1,Oh,test,dog", "t2,No,test,cat"), ["cat", "dog", "cat"]),
        ("id,text,mood\nt0,Hello,cat\nt1,Oh,dog\nt2,No,cat\n", ["cat", "dog", "cat"]),
        ("id,ann,bo,cy\nt0,cat,dog,cat\nt1,dog,dog,cat\nt2,cat,cat,dog\n", None),
        ("id,ann,bo,gold\nt0,cat,dog,cat\nt1,dog,dog,cat\nt2,cat,cat,dog\n", ["cat", "cat", "dog"]),
        (cells("t0,Hello,train,1", "t1,Oh,test,0", "t2,No,test,1"), None),
    ],
)
def test_gold_is_the_one_column_with_the_words_of_labels(
    gold: str, found: list[str] | None, tmp_path: Path
) -> None:
    labels, known = tmp_path / "labels.csv", tmp_path / "known.csv"
    labels.write_text(LABELS, encoding="utf-8")
    known.write_text(gold, encoding="utf-8")
    source = open_source(labels, gold=known)
    if found is None:
        with refused(ReadError, match="holds the gold label, or call it “gold” there"):
            read_labels(source)
        return
    read = read_labels(source)
    assert read.gold is not None
    assert [read.labels.classes[code] for code in read.gold if code >= 0] == found
