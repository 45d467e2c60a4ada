"""Lists that were written for an audit come back, whatever the items are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.errors import ReadError
from crowdgui.core.labels import Labels, text_array
from crowdgui.io.exporting.tables.audit import draw_table
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.importing.lists.checked_list import read_audit, read_audit_list, read_reviewed
from crowdgui.io.importing.lists.worker_list import read_worker_list
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (" a", "a", "b ", "\tc", "=d", " =e", "f g")


def labels(classes: tuple[str, ...] = ("yes", "no ")) -> Labels:
    item, worker = (codes.ravel() for codes in np.mgrid[: len(NAMES), :3])
    names = (text_array(NAMES), text_array(("w0", "w1", "w2")), text_array(classes))
    return Labels.from_codes(item, worker, worker % 2, *names)


def drawn(path: Path, made: Labels, label: str) -> Path:
    header, columns = draw_table(made, None, len(NAMES), 7)
    place = header.index("label")
    columns = [[label] * len(NAMES) if n == place else c for n, c in enumerate(columns)]
    write_csv(path, header, columns)
    return path


@pytest.mark.parametrize("label", ["no ", "no", " no"])
def test_a_list_of_an_audit_comes_back(tmp_path: Path, label: str) -> None:
    made = labels()
    path = drawn(tmp_path / "audit.csv", made, label)
    found = read_audit(path, made)
    code = made.classes.tolist().index("no ")
    assert sorted(found.sample) == list(range(len(NAMES)))
    assert set(found.answers) == {code}
    audit = AuditSample(found.sample, found.seed, ())
    listed = read_audit_list(path, made, audit)
    assert listed.answers == dict.fromkeys(range(len(NAMES)), code)
    assert (listed.unknown, listed.strange, listed.twice) == ((), (), ())
    assert {one.code for one in read_reviewed(path, made).values()} == {code}


def test_a_name_that_a_spreadsheet_has_trimmed_is_found_where_it_is_alone(tmp_path: Path) -> None:
    made, path = labels(), tmp_path / "reviewed.csv"
    path.write_text("item,label\nb,yes\na,no\nc,yes\n", "utf-8")
    found = read_reviewed(path, made)
    items = made.item_ids.tolist()
    assert {items[item] for item in found} == {"b ", "a", "\tc"}
    path.write_text("item,label\n  z,yes\n", "utf-8")
    with refused(ReadError, match="item “z”"):
        read_reviewed(path, made)


def test_workers_of_a_list_may_have_blanks_around_them(tmp_path: Path) -> None:
    path = tmp_path / "workers.csv"
    path.write_text("worker,vendor\nann,x\n ben,y\ncas,z\n", "utf-8")
    found = read_worker_list(path, text_array((" ann", "ben", "cas ")))
    (column,) = found.columns
    assert [column.values[code] for code in column.of_worker] == ["x", "y", "z"]
