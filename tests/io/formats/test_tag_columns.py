"""Tables with a column of 0 and 1 for each tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.cli.main import main
from tests.io.formats.samples import FOLDER, key_of, read_sample

if TYPE_CHECKING:
    from pathlib import Path


def test_a_row_is_a_set_of_tags_also_an_empty_one() -> None:
    flat = read_sample("tag_columns.csv")
    assert {role.value: name for role, name in flat.roles.items()} == {
        "worker": "annotator",
        "item": "item",
        "label": "tags",
    }
    assert flat.table.column("tags").to_pylist() == [
        '["food", "staff"]',
        '["food"]',
        "[]",
        '["my room", "staff"]',
    ]
    # The fourth row says nothing of one of the tags.
    assert [(one.reason, one.places.tolist()) for one in flat.skipped] == [
        ("The cell of a tag holds neither 0 nor 1", [5])
    ]


@pytest.mark.parametrize(
    "table",
    [
        # Workers may be the columns.
        "item,w_a,w_b\ni1,0,1\ni2,1,0\n",
        "item,worker,q_a,q_b\ni1,a,0,2\ni2,b,1,0\n",
        "item,worker,tag_a,other\ni1,a,0,1\ni2,b,1,0\n",
        "item,worker,label,tag_a,tag_b\ni1,a,x,0,1\ni2,b,y,1,0\n",
    ],
)
def test_other_tables_are_left_to_the_reader_of_tables(table: str, tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_text(table, "utf-8")
    assert key_of(path) is None


def test_the_command_line_reads_the_tags_or_one_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(FOLDER / "tag_columns.csv")
    assert main(["report", file, "--tags", "--out", str(tmp_path)]) == 0
    assert "3 items, 3 tags" in capsys.readouterr().out
    assert main(["report", file, "--label", "tag_food", "--out", str(tmp_path)]) == 0
    assert "label “tag_food”" in capsys.readouterr().out
