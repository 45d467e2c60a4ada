"""The whole work without a window, as a user starts it."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crowdgui.cli import main
from crowdgui.core.rules.registry import RULES
from tests.folders import ROOT
from tests.label_files import read_rows

SHARED = ROOT.parent / "shared" / "datasets"

ERRORS = {
    ("rte", "mv"): 0.0813,
    ("rte", "oswmv"): 0.0762,
    ("rte", "iwmv"): 0.0725,
    ("rte", "em"): 0.0725,
    ("duchenne", "iwmv"): 0.2327,
    ("web", "iwmv"): 0.1504,
    ("dog", "iwmv"): 0.1698,
}


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    rows = [
        "worker,item,label",
        *(f"{w},photo-{i},{'cat' if i % 2 else 'dog'}" for w in ("ann", "bo") for i in range(6)),
        *(f"cleo,photo-{i},{'cat' if i < 3 else 'dog'}" for i in range(6)),
        "=cmd|calc,photo-1,cat",
        "ann,photo-7,",
    ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(("name", "rule"), list(ERRORS))
def test_the_error_rates_of_real_sets(
    name: str, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = SHARED / name
    if not folder.is_dir():
        pytest.skip("the real label sets are not beside the project")
    out = tmp_path / "out"
    arguments = ["report", str(folder / "labels.csv"), "--gold", str(folder / "gold.csv")]
    assert main([*arguments, "--rule", rule, "--out", str(out)]) == 0
    summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
    # Half a digit's slack: the table itself is rounded to four.
    assert summary["error_on_gold"] == pytest.approx(ERRORS[name, rule], abs=5.1e-5)
    assert summary["rule"] == rule
    assert summary["converged"]


def test_four_files_with_the_promised_columns(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results" / "deep"
    assert main(["report", str(labels), "--out", str(out)]) == 0
    items = read_rows(out / "labels.csv")
    assert ",".join(items[0]) == "item,label,confidence,model_probability,margin,tied,labels"
    sure = [(float(row["confidence"]), float(row["model_probability"])) for row in items[:6]]
    assert all(0.5 < confidence < own for confidence, own in sure)
    assert [row["item"] for row in items] == [f"photo-{i}" for i in (*range(6), 7)]
    assert {row["item"]: row["label"] for row in items} == {
        **{f"photo-{i}": "cat" if i % 2 else "dog" for i in range(6)},
        "photo-7": "",
    }
    assert items[-1]["labels"] == "0"
    assert items[-1]["confidence"] == ""
    workers = read_rows(out / "workers.csv")
    assert list(workers[0]) == [
        "worker",
        "labels",
        "agreement",
        "agreement_low",
        "agreement_high",
        "accuracy",
        "accuracy_low",
        "accuracy_high",
        "weight",
        "gold_labels",
        "gold_accuracy",
        "spammer_score",
        "flag",
        "reason",
    ]
    assert [row["worker"] for row in workers] == ["ann", "bo", "cleo", "'=cmd|calc"]
    for row in workers:
        low, share, high = (
            float(row[key]) for key in ("accuracy_low", "accuracy", "accuracy_high")
        )
        assert 0 <= low <= share <= high <= 1


def test_summary_and_guarantee_say_what_they_promise(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(labels), "--out", str(tmp_path / "out")]) == 0
    summary = json.loads((tmp_path / "out" / "summary.json").read_text(encoding="utf-8"))
    assert summary["counts"] == {
        "workers": 4,
        "items": 7,
        "labels": 19,
        "classes": 2,
        "gold": 0,
        "workers_left_out": 0,
        "labels_set_by_hand": 0,
    }
    assert summary["error_on_gold"] is None
    assert len(summary["objective"]) == summary["iterations"] + 1
    assert summary["objective"] == sorted(summary["objective"])
    (left_out,) = summary["left_out"]
    assert left_out["count"] == 1
    assert left_out["lines"] == [21]
    guarantee = json.loads((tmp_path / "out" / "guarantee.json").read_text(encoding="utf-8"))
    assert set(guarantee["headline"]) >= {"sentence", "level", "value"}
    assert guarantee["headline"]["level"] == "none"
    assert guarantee["headline"]["value"] is None
    assert set(guarantee["model_check"]) == {
        "fits",
        "unquestioned",
        "grade",
        "items_checked",
        "items_available",
        "model",
        "models_not_checked",
        "ratio",
        "z",
        "p",
        "pair_distance",
        "pair_p",
        "sentence",
    }
    assert guarantee["model_check"]["grade"] == "too few items to tell"
    assert guarantee["model_check"]["fits"] is False
    for entry in guarantee["entries"]:
        assert set(entry) >= {
            "name",
            "source",
            "level",
            "applies",
            "reason",
            "value",
            "kind",
            "conditions",
            "quantities",
        }
        assert entry["level"] in ("plug-in", "self-certified")
        assert (entry["value"] is not None) == entry["applies"]
        # With so few items the worker model is in doubt, and every bound that needs it is marked.
        assert entry["reason"]
        assert entry["demoted"] == entry["applies"]
        assert entry["holds"] is False
        assert entry["value"] is None or 0 <= entry["value"] < 1


def test_what_the_model_check_found_decides_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from crowdgui.core.bounds.model_fit import SIGNIFICANCE
    from crowdgui.io.resources import resource

    sample = resource("samples/street-signs.csv")
    assert main(["report", str(sample), "--out", str(tmp_path)]) == 0
    record = json.loads((tmp_path / "guarantee.json").read_text(encoding="utf-8"))["model_check"]
    # It fits closely, but the pairs of answers differ by more than chance.
    assert record["fits"]
    assert record["p"] > SIGNIFICANCE > record["pair_p"]
    assert record["unquestioned"] is False
    assert "by little but by more than chance" in record["sentence"]


def test_a_file_that_is_read_is_never_written_over(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    own = folder / "labels.csv"
    own.write_bytes(labels.read_bytes())
    assert main(["report", str(own), "--out", str(folder)]) == 2
    assert "CrowdGUI never changes source files" in capsys.readouterr().err
    assert own.read_bytes() == labels.read_bytes()
    assert [path.name for path in folder.iterdir()] == ["labels.csv"]


def test_columns_by_name_and_repeats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.csv"
    path.write_text("a,b,c\nyes,ann,1\nno,ann,1\nyes,bo,1\nno,bo,2\nno,ann,2\n", encoding="utf-8")
    arguments = ["report", str(path), "--worker", "b", "--item", "c", "--label", "a"]
    counts = {}
    for policy in ("first", "last", "all", "drop"):
        out = tmp_path / policy
        assert main([*arguments, "--repeats", policy, "--out", str(out)]) == 0
        summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
        counts[policy] = summary["counts"]["labels"]
    assert counts == {"first": 4, "last": 4, "all": 5, "drop": 3}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"worker,item,label\n", "row"),
        (b"worker,item,label\nann,1,cat\nbo,1\n", "line 3"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", ""),
        (b'worker,item,label\nann,1,"cat\nbo,1,dog\n', ""),
    ],
)
def test_a_bad_file_ends_in_one_sentence_and_2(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.csv"
    path.write_bytes(content)
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("bad.csv")
    assert said in printed.err
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "none.csv")]) == 2
    assert "none.csv" in capsys.readouterr().err


def test_a_misspelt_rule_names_those_there_are(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(labels), "--rule", "best", "--out", str(tmp_path / "o")]) == 2
    printed = capsys.readouterr().err
    assert "best" in printed
    assert "iwmv" in printed


def test_a_folder_that_cannot_be_made(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["report", str(labels), "--out", str(tmp_path / "file" / "out")]) == 2
    assert "folder" in capsys.readouterr().err


def test_the_list_of_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line[0] != " "] == list(RULES)
    assert any(line.strip().startswith("--max-steps:") for line in lines)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "QT_QPA_PLATFORM")}
    kept.pop("WAYLAND_DISPLAY", None)
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**kept, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )


def test_the_report_needs_nothing_of_qt_dask_and_pandas(labels: Path, tmp_path: Path) -> None:
    """Nor what only other reports need: each module takes its time, however short the file is."""
    few = ("study", "tags", "agreement", "simulate", "compare", "groups.replacement")
    others = ("pandas", "PySide6", "shiboken", "pyqtgraph", "dask", "distributed")
    others += ("multiprocessing", "xml", "crowdgui.io.project.project")
    others += tuple(f"crowdgui.core.{name}." for name in few)
    script = (
        "import sys; from crowdgui.cli import main; "
        f"sys.argv[1:] = ['report', {str(labels)!r}, '--out', {str(tmp_path / 'o')!r}]; "
        "code = main(); "
        f"loaded = [m for m in sys.modules if f'{{m}}.'.startswith({others!r})]; "
        "assert not loaded, loaded; raise SystemExit(code)"
    )
    done = run("-c", script)
    assert done.returncode == 0, done.stderr
    assert "7 items" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")
@pytest.mark.parametrize("closed", ["2>&-", ">&-", "<&- >&- 2>&-"])
def test_a_closed_stream_stops_no_report(labels: Path, tmp_path: Path, closed: str) -> None:
    out = tmp_path / "out"
    words = [sys.executable, "-m", "crowdgui", "report", str(labels), "--out", str(out)]
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh", *words]
    assert subprocess.run(shell, timeout=120, check=False).returncode == 0
    assert len(read_rows(out / "labels.csv")) > 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_without_a_display_it_says_so(labels: Path) -> None:
    done = run("-m", "crowdgui", str(labels))
    assert done.returncode == 2
    assert "display" in done.stderr
    assert "report" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["--repeats", "foo", "a.csv"], ["--nothing", "a.csv"], ["--smoothing", "x", "a"]],
)
def test_wrong_arguments_end_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", *arguments]) == 2
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert "--help" in printed


def test_a_choice_that_the_rule_does_not_have(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["report", str(labels), "--rule", "mv", "--smoothing", "1"]
    assert main([*arguments, "--out", str(tmp_path / "o")]) == 2
    assert "--smoothing" in capsys.readouterr().err


def test_choices_reach_the_rule(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["report", str(labels), "--rule", "iwmv", "--max-steps", "1"]
    assert main([*arguments, "--out", str(tmp_path / "o")]) == 0
    summary = json.loads((tmp_path / "o" / "summary.json").read_text(encoding="utf-8"))
    assert summary["iterations"] == 1


def test_thousands_of_columns_of_one_name_do_not_hang(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wide.csv"
    path.write_text(",".join(["a"] * 20_001) + "\n", encoding="utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "o")]) == 2
    assert "20,001 columns" in capsys.readouterr().err


def test_the_input_is_not_touched(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = labels.read_bytes()
    labels.chmod(0o444)
    assert main(["report", str(labels), "--out", str(tmp_path / "o")]) == 0
    assert labels.read_bytes() == before


def test_two_runs_write_the_same_bytes(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one", "two"):
        assert main(["report", str(labels), "--rule", "em", "--out", str(tmp_path / name)]) == 0
    for file in ("labels.csv", "workers.csv", "summary.json", "guarantee.json"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_times_are_named_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "labels.csv", tmp_path / "out"
    rows = [f"w{w},{i},x,2021-09-13 10:0{w},{w + 2}" for i in range(4) for w in range(3)]
    text = "\n".join(["worker,item,label,when,took", *rows, "w4,1,x,soon,-1", "w5,1,y,,"])
    path.write_text(text + "\n", encoding="utf-8")
    arguments = ["report", str(path), "--out", str(out), "--time", "when", "--seconds", "took"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "1 – Times that can’t be read; their labels are kept" in said
    summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
    assert summary["counts"]["labels"] == 14
    assert [part["lines"] for part in summary["left_out"]] == [[14], [14]]
    assert main([*arguments[:-1], "minutes"]) == 2
    assert "no column “minutes”" in capsys.readouterr().err


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project in which a worker is left out and a label set by hand."""
    from crowdgui.core.question_state import EditSlot, QuestionState
    from crowdgui.core.review.decisions import Decision
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.project.content import ProjectContent, SavedQuestion
    from crowdgui.io.project.project import Project
    from crowdgui.io.resources import resource

    found = read_labels(open_source(resource("samples/six-friends.csv")))
    state = {
        (EditSlot.RULE, ""): "mv",
        (EditSlot.EXCLUDED, 2): True,
        (EditSlot.DECISION, 0): Decision(1, "ann", "2026-01-02T03:04:05Z", "looked twice"),
    }
    path = tmp_path / "friends.crowd"
    Project.create(
        path, ProjectContent((SavedQuestion(found, QuestionState.from_values(state)),))
    ).close()
    return path


def test_a_project_is_reported_as_the_window_has_it(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(project), "--out", str(out), "--pseudonyms"]) == 0
    summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
    assert summary["rule"] == "mv"
    assert summary["counts"]["workers_left_out"] == 1
    assert summary["counts"]["labels_set_by_hand"] == 1
    with (out / "labels.csv").open(encoding="utf-8", newline="") as file:
        first = next(csv.DictReader(file))
    assert (first["set_by"], first["note"]) == ("ann", "looked twice")
    assert first["label"] == "dog"
    workers = (out / "workers.csv").read_text(encoding="utf-8")
    assert "worker 001" in workers
    rows = list(csv.DictReader(workers.splitlines()))
    assert summary["excluded_workers"] == [r["worker"] for r in rows if r["excluded"] == "true"]
    assert summary["excluded_workers"][0].startswith("worker 00")


@pytest.mark.parametrize("option", [["--rule", "em"], ["--max-steps", "3"], ["--gold-at-random"]])
def test_what_a_project_answers_itself_is_refused(
    project: Path, option: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(project), *option, "--out", str(tmp_path / "out")]) == 2
    assert f"The project already sets {option[0]}." in capsys.readouterr().err


def test_a_report_is_written_where_it_is_asked_for_and_names_nobody(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(labels), "--html", "--pdf", "--out", str(out)]) == 0
    html = (out / "report.html").read_text(encoding="utf-8")
    assert "<h1>labels.csv</h1>" in html
    assert "worker 001" in html
    assert "cleo" not in html
    assert (out / "report.pdf").read_bytes().startswith(b"%PDF")
    assert next(row["worker"] for row in read_rows(out / "workers.csv")) == "ann"


def test_the_report_names_workers_only_if_asked_to(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(labels), "--html", "--names", "--out", str(out)]) == 0
    html = (out / "report.html").read_text(encoding="utf-8")
    assert "cleo" in html
    assert "worker 001" not in html
    assert not (out / "report.pdf").exists()


@pytest.mark.parametrize("more", [["--names"], ["--names", "--pseudonyms", "--html"]])
def test_names_that_contradict_are_refused(
    more: list[str], labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(labels), *more, "--out", str(tmp_path / "out")]) == 2
    assert "--names" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_report_as_pdf_needs_no_display_and_a_console_that_lacks_characters_gets_question_marks(
    labels: Path, tmp_path: Path
) -> None:
    out = tmp_path / "dégât−→"
    words = "-m", "crowdgui", "report", str(labels), "--pdf", "--out", str(out)
    done = run(*words, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout
    assert (out / "report.pdf").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("form", "files"),
    [
        ("csv", {"labels.csv", "wide.csv", "confusion.csv"}),
        ("csv-excel", {"labels.csv", "wide.csv", "confusion.csv"}),
        ("parquet", {"labels.parquet", "wide.parquet", "confusion.parquet"}),
        ("jsonl", {"labels.jsonl", "wide.jsonl", "confusion.jsonl"}),
        ("xlsx", {"results.xlsx"}),
    ],
)
def test_tables_are_chosen_and_written_as_asked(
    form: str, files: set[str], labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    asked = ["--tables", "wide, labels,confusion,label-studio", "--as", form]
    assert main(["report", str(labels), *asked, "--out", str(out)]) == 0
    beside = {"summary.json", "guarantee.json", "label_studio.json"}
    assert {path.name for path in out.iterdir()} == files | beside


def test_text_is_exact_only_where_asked(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for more, name in (([], "'=cmd|calc"), (["--exact"], "=cmd|calc")):
        assert main(["report", str(labels), *more, "--out", str(tmp_path / "out")]) == 0
        assert read_rows(tmp_path / "out" / "workers.csv")[-1]["worker"] == name


def test_a_table_there_is_not_is_refused_before_any_work(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(labels), "--tables", "labels,every", "--out", str(out)]) == 2
    assert "There is no table “every”. Choose from labels, workers, " in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("audit", "No audit sample was drawn."),
        ("review", "No audit has shown what to review yet."),
        ("models", ""),
        ("groups", ""),
        ("quality-over-time", ""),
    ],
)
def test_a_table_that_cannot_be_made_says_why_and_what_to_do(
    key: str, why: str, labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(labels), "--tables", f"labels,{key}", "--out", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(why)
    assert said.endswith(f". Remove {key} from --tables.\n")
    assert not list(tmp_path.glob("*.json"))


def test_files_of_an_earlier_run_stay_and_are_named(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    words = ["report", str(labels), "--out", str(out)]
    assert main([*words, "--html", "--as", "jsonl"]) == 0
    assert "Already in the folder" not in capsys.readouterr().out
    (out / "own notes.txt").write_text("mine")
    assert main(words) == 0
    assert capsys.readouterr().out.endswith(
        "Already in the folder and not from this run: labels.jsonl, workers.jsonl, report.html.\n"
    )
    assert (out / "report.html").exists()


def test_labels_that_lie_beside_the_results_are_not_of_an_earlier_run(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert labels.name == "labels.csv"
    assert main(["report", str(labels), "--as", "jsonl", "--out", str(tmp_path)]) == 0
    assert "Already in the folder" not in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="pipes of Windows fail in another way")
@pytest.mark.parametrize("words", [["rules"], ["report", "--help"]])
def test_a_reader_who_has_seen_enough_is_no_failure(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "crowdgui", *words],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    ("words", "stream", "said"),
    [
        ("--version", "1", "The output can’t be written: No space left on device.\n"),
        ("report --help", "1", "The output can’t be written: No space left on device.\n"),
        ("report nothing.csv", "2", ""),
    ],
)
def test_output_that_cannot_be_written_ends_in_one_sentence(
    words: str, stream: str, said: str, unbuffered: str
) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m crowdgui {words} {stream}>/dev/full', sys.executable],
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (2, said)
