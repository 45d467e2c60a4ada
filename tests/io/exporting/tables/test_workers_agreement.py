"""The tables of a report: every column as long as the others, numbers where there are some."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.labels import text_array
from crowdgui.io.exporting.tables.workers import agreement_tables
from tests.core.strategies import from_matrix


def test_every_table_has_a_header_and_columns_of_one_length() -> None:
    labels = from_matrix([[0, 1, 0, -1], [0, 1, 1, -1], [-1, 0, 0, 1]], 2)
    report = agreement_report(labels)
    tables = agreement_tables(report, labels)
    lengths = {
        "agreement": sum(not m.needs_order for m in AgreementMeasure) - 2 + 2 * 2,
        "agreement_items": 4,
        "agreement_pairs": 3,
    }
    assert {name: len(columns[0]) for name, (_, columns) in tables.items()} == lengths
    for header, columns in tables.values():
        assert len(header) == len(columns)
        assert len({len(column) for column in columns}) == 1
    header, columns = tables["agreement"]
    rows = [dict(zip(header, row, strict=True)) for row in zip(*columns, strict=True)]
    percent = next(row for row in rows if row["coefficient"] == "percent" and row["of"] == "all")
    assert (percent["value"], percent["counted"]) == (3 / 7, "3 of 7 pairs")
    fleiss = next(row for row in rows if row["coefficient"] == "fleiss")
    assert np.isnan(fleiss["value"])
    assert fleiss["reason"].startswith("Not defined, because items have between 1 and 3 labels")
    header, columns = tables["agreement_pairs"]
    assert columns[0].tolist() == ["worker 0", "worker 0", "worker 1"]
    assert columns[4].tolist() == [2 / 3, 1 / 2, 0.0]
    assert np.isnan(tables["agreement_items"][1][2][3])


@pytest.mark.parametrize(
    ("classes", "ordered", "there"),
    [
        (("cat", "dog", "fox"), False, False),
        (("low", "fair", "high"), True, True),
        (("0", "1"), False, False),
        (("1", "2", "3"), False, True),
    ],
)
def test_distances_count_only_where_classes_have_some(
    classes: tuple[str, ...], *, ordered: bool, there: bool
) -> None:
    labels = from_matrix([[0, 1, len(classes) - 1], [1, 1, 0]], len(classes))
    labels = replace(labels, classes=text_array(classes), ordered=ordered)
    _, columns = agreement_tables(agreement_report(labels), labels)["agreement"]
    assert ("alpha-ordinal" in columns[2]) == there
    assert ("alpha-interval" in columns[2]) == there
    assert "alpha" in columns[2]
