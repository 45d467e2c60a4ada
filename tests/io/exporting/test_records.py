"""What the summary says of how files were read."""

from __future__ import annotations

import json

import pytest

from crowdgui.io.exporting.records import source_record
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.values import to_plain
from tests.folders import ROOT, TESTS


def test_a_project_says_how_its_file_was_read() -> None:
    for source in (
        open_source(TESTS / "data" / "formats" / "zooniverse.csv", question="T0"),
        open_source(ROOT / "resources" / "samples" / "street-signs.csv"),
    ):
        said = json.loads(json.dumps(to_plain(source)))
        assert source_record(None, said) == source_record(source)
        assert source_record(None, said)["columns"]["worker"]


@pytest.mark.parametrize(
    "said",
    [
        None,
        7,
        {},
        {"reading": None},
        {"reading": {"form": {}, "layout": 3}, "columns": []},
        {"reading": {"form": {"parts": []}, "layout": "long"}, "columns": []},
        {"reading": {"form": {}, "layout": "long"}, "columns": [{"role": "item", "name": 4}]},
        {
            "reading": {"form": {}, "layout": "long"},
            "columns": [{"role": "item", "name": 4, "evidence": "name"}],
        },
    ],
)
def test_what_a_project_does_not_say_is_null(said: object) -> None:
    nothing = dict.fromkeys(("format", "layout", "columns", "certainty"))
    assert source_record(None, said) == nothing
