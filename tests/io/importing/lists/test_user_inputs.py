"""Numbers stated in a file, for workers, classes and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.sample import NO_CLASS, AuditSample
from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.options import OptionKind
from crowdgui.io.exporting.write import write_list
from crowdgui.io.importing.lists.checked_list import read_audit_list, read_reviewed
from crowdgui.io.importing.lists.user_inputs import read_user_inputs
from crowdgui.text.errors import describe_error
from tests.core.strategies import from_rows
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def write(folder: Path, text: str) -> Path:
    path = folder / "numbers.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_weights_by_name_whatever_the_order(tmp_path: Path) -> None:
    path = write(tmp_path, "note,weight,worker\nx,1.5,ann\ny,-0.5,bo\n")
    assert read_user_inputs(path, OptionKind.PER_WORKER) == (("ann", 1.5), ("bo", -0.5))


def test_without_usual_names_the_order_decides(tmp_path: Path) -> None:
    path = write(tmp_path, "name,how good\nann,0.9\nbo,0.4\n")
    assert read_user_inputs(path, OptionKind.PER_WORKER) == (("ann", 0.9), ("bo", 0.4))


def test_confusion_matrices(tmp_path: Path) -> None:
    path = write(tmp_path, "worker,true,answer,probability\nann,cat,dog,0.2\nann,cat,cat,0.8\n")
    assert read_user_inputs(path, OptionKind.PER_ANSWER) == (
        (("ann", "cat", "dog"), 0.2),
        (("ann", "cat", "cat"), 0.8),
    )


def test_class_shares(tmp_path: Path) -> None:
    path = write(tmp_path, "class;share\ncat;0.3\ndog;0.7\n")
    assert read_user_inputs(path, OptionKind.PER_CLASS) == (("cat", 0.3), ("dog", 0.7))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("worker,weight\nann,1\nann,2\n", "ann is entered twice"),
        ("worker,weight\nann,much\n", "“much” for ann isn’t a number"),
        ("worker\nann\n", "Expected 2 columns"),
        ("worker,weight\n", ""),
        ("", "empty"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    with refused(ReadError, match=r"^numbers\.csv") as error:
        read_user_inputs(write(tmp_path, text), OptionKind.PER_WORKER)
    assert said in describe_error(error.value)


def test_an_audit_list_of_numbers_in_a_workbook_matches_ids_and_classes(tmp_path: Path) -> None:
    labels = from_rows([("w", str(item), str(item % 2)) for item in range(100, 108)])
    audit = AuditSample((5, 1, 3, 0), 7, (1, UNLABELLED, UNLABELLED, UNLABELLED))
    path = tmp_path / "audit.xlsx"
    columns = ("item", "label", "seed")
    items = np.array([105, 101, 103, 103, 500])
    table = columns, [items, np.array([0, 1, 1, 0, 1]), np.full(5, 7)]
    write_list(path, table, ())
    found = read_audit_list(path, labels, audit)
    assert found.answers == {0: 0, 1: 1}
    assert (found.twice, found.strange, found.unknown) == (("103",), ((6, "500"),), ())
    assert (found.replaced(audit), found.fill(audit).answers) == (1, (0, 1, -1, -1))
    # The same list of a second reviewer, who had answered by keyboard: a list has no times.
    again = found.fill(audit.answer_again(0, 1, 4.0).answer_again(2, 0, 5.0), second=True)
    assert (again.answers, again.second) == (audit.answers, (0, 1, 0, -1))
    assert again.second_took == (0.0, 0.0, 5.0)
    text = write(tmp_path, "item,label\n105,none of the classes\n101,maybe\n")
    found = read_audit_list(text, labels, audit)
    assert (found.answers, found.unknown) == ({0: NO_CLASS}, ((3, "maybe"),))


def test_emptied_rows_below_a_review_list_are_no_items(tmp_path: Path) -> None:
    labels = from_rows([("w", name, "cat") for name in "abc"])
    path = write(tmp_path, "item,label\na,cat\nb,\nc,cat\n,\n,\n")
    assert {item: made.code for item, made in read_reviewed(path, labels).items()} == {0: 0, 2: 0}
    # Among the others one is a mistake, with the row it is in.
    with refused(ReadError, "Row 3 has item “”"):
        read_reviewed(write(tmp_path, "item,label\na,cat\n,\nb,cat\n"), labels)
    assert read_reviewed(write(tmp_path, "item,label\n,\n"), labels) == {}


def test_a_review_list_that_nobody_filled_in_is_refused(tmp_path: Path) -> None:
    labels = from_rows([("w", name, "cat") for name in "abc"])
    with refused(ReadError, "No item has a label. Fill in the column “label”."):
        read_reviewed(write(tmp_path, "item,label\na,\nb,\n"), labels)
