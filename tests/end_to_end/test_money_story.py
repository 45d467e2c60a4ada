"""From prices on the command line to a project, its results and its command."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from crowdgui.analysis import open_labels
from crowdgui.cli.main import main
from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import QuestionState
from crowdgui.io.exporting.command import report_command
from crowdgui.io.importing.lists.prices import format_prices, parse_prices
from crowdgui.io.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

WORDS = "label=0.05,model=0.001,audit=0.4,review=0.3,currency=EUR"


PROJECT = "audited-reviews.crowd"


def test_prices_reach_the_summary_and_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = str(resource("samples/support-tickets.csv"))
    folder = tmp_path / "out"
    assert main(["report", source, "--prices", WORDS, "--html", "--out", str(folder)]) == 0
    money = json.loads((folder / "summary.json").read_text(encoding="utf-8"))["money"]
    people, models, every = money["groups"]
    assert people["cost"] == pytest.approx(0.05 * people["labels"])
    assert every["cost"] == pytest.approx(people["cost"] + models["cost"])
    right = people["cost_of_right_label"]
    assert right["low"] < right["value"] < right["high"]
    assert [way["guarantee"] for way in money["ways"]] == [False, True, True]
    said = capsys.readouterr().out
    assert "Estimated cheapest way to 5.0%" in said
    assert re.search(r"A right label costs .*, 95% interval .* to .*, by", said)
    report = next(folder.glob("*.html")).read_text(encoding="utf-8")
    assert "Estimated cheapest way" in report
    few = tmp_path / "few.csv"
    few.write_text("worker,item,label\na,1,x\nb,1,x\na,2,y\nb,2,y\n", encoding="utf-8")
    small, bare = str(few), str(tmp_path / "bare")
    assert main(["report", small, "--rule", "mv", "--tables", "labels", "--out", bare]) == 0
    assert "money" not in json.loads((tmp_path / "bare" / "summary.json").read_text("utf-8"))
    assert main(["report", small, "--prices", "label=dear", "--out", str(folder)]) == 2
    pairs, project = (str(resource(f"samples/{name}")) for name in ("comparisons.csv", PROJECT))
    for words in ([small, "--tags"], [project, "--add", small], [pairs]):
        capsys.readouterr()
        assert main(["report", *words, "--prices", WORDS, "--out", str(folder)]) == 2
        assert "--prices can’t be used with" in capsys.readouterr().err


def test_prices_are_read_from_words_and_tables(tmp_path: Path) -> None:
    data = open_labels(resource("samples/support-tickets.csv"))
    labels = data.labels
    found = parse_prices(WORDS, labels)
    assert found == Prices(0.05, 0.001, 0.4, 0.3, "EUR")
    assert format_prices(found) == WORDS
    said = report_command(data, QuestionState(prices=found)).words
    assert f"--prices={WORDS}" in said
    table = tmp_path / "prices.csv"
    table.write_text("name,price\nlabel,0.1\nworker:dana,0.2\ncurrency,€\n", encoding="utf-8")
    dana = labels.worker_ids.tolist().index("dana")
    single = Prices(0.1, currency="€", workers=((dana, 0.2),))
    assert parse_prices(str(table), labels) == single
    assert format_prices(single) is None
    assert "the prices" in report_command(data, QuestionState(prices=single)).omitted
    wrong = ("", "label", "labels=1", "label=x", "label=-1", "label=nan", "label=1,label=2")
    for words in (*wrong, "worker:nobody=1", "currency=123456789"):
        with pytest.raises(InputError):
            parse_prices(words, labels)
    table.write_text("label,0.1\naudit,0.1,2\n", encoding="utf-8")
    with pytest.raises(ReadError, match="two columns"):
        parse_prices(str(table), labels)
