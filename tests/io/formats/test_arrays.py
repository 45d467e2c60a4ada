from __future__ import annotations

import io
import itertools
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import scipy.io
import scipy.sparse
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays_of

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats import arrays
from crowdgui.io.formats.arrays import ArrayOptions, is_matlab, is_numpy
from crowdgui.io.formats.form import NamedPart
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.roles import ColumnRole
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

PER_FILE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)

LABELS = np.array([[1, 2, -1], [3, -1, 1], [-1, -1, 2], [1, 1, 1]])
ANSWERS = [(i, j, LABELS[i, j]) for i, j in np.ndindex(LABELS.shape) if LABELS[i, j] >= 0]


def read(path: Path, **options: str) -> RawTable:
    return arrays.read_arrays(path, ArrayOptions(**options), ignore_progress)


def saved(path: Path, content: Any) -> Path:
    """Write an array as NPY, or several by name as NPZ or MAT."""
    if path.suffix == ".mat":
        scipy.io.savemat(path, content)
    elif isinstance(content, dict):
        np.savez(path, **content)
    else:
        np.save(path, content)
    return path


def triples(flat: RawTable) -> list[tuple[str, str, str]]:
    columns = (flat.table.column(name).to_pylist() for name in ("item", "worker", "label"))
    return list(zip(*columns, strict=True))


def expected(answers: Any, first: int = 1) -> list[tuple[str, str, str]]:
    return [(f"{i + first}", f"worker {j + first}", str(k)) for i, j, k in answers]


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("kind", ["<i8", ">i4", "<i1", "<f8", ">f4", "<f2", "<U2", "S2"])
def test_a_matrix_gives_a_row_for_each_answer(tmp_path: Path, kind: str) -> None:
    for labels in (LABELS.astype(kind), LABELS.astype(kind, order="F")):
        flat = read(saved(tmp_path / "a.npy", labels), missing="-1")
        assert triples(flat) == expected(ANSWERS)
        assert flat.places.tolist() == [i + 1 for i, _, _ in ANSWERS]
        assert flat.roles == {
            ColumnRole.ITEM: "item",
            ColumnRole.WORKER: "worker",
            ColumnRole.LABEL: "label",
        }
        assert "Each row is an item." in flat.notes[0]
        assert "−1 is read as a missing value: 4 of 12 cells (33.3%)." in flat.notes


@pytest.mark.usefixtures("harmless")
def test_rows_may_be_workers(tmp_path: Path) -> None:
    by_item = sorted(expected(ANSWERS))
    # With more columns than rows they are taken for workers.
    flat = read(saved(tmp_path / "a.npy", LABELS.T))
    assert sorted(triples(flat)) == by_item
    assert "Each row is a worker." in flat.notes[0]
    assert sorted(triples(read(tmp_path / "a.npy", rows="workers"))) == by_item
    turned = [(i, j, k) for j, i, k in ANSWERS]
    assert sorted(triples(read(tmp_path / "a.npy", rows="items"))) == sorted(expected(turned))


@pytest.mark.usefixtures("harmless")
def test_numbers_may_begin_at_zero(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.npy", LABELS)
    assert triples(read(path, first="0")) == expected(ANSWERS, 0)
    assert triples(read(path, first="1")) == expected(ANSWERS, 1)


@pytest.mark.usefixtures("harmless")
def test_a_large_sparse_matrix_keeps_every_worker(tmp_path: Path) -> None:
    """Workers come up far below the rows that columns are guessed from, with few labels each."""
    labels = np.full((3000, 60), -1)
    for item in range(3000):
        labels[item, [item // 50, (item // 50 + 1) % 60]] = item % 3
    found = read_labels(open_source(saved(tmp_path / "a.npy", labels)))
    assert (found.labels.n_items, found.labels.n_workers, found.labels.n_labels) == (3000, 60, 6000)


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize(
    ("values", "missing", "counted"),
    [
        ([[1, 2, -1], [0, 1, 2]], "-1", 1),
        ([[0, 0, -1], [0, 0, 0]], "-1", 1),
        ([[0, 1, -1], [-1, -1, 0]], "-1", 3),
        ([[0, 1, -1], [0, 0, -1]], "0", 3),
        ([[1, -1, -1], [1, 1, 1]], "", 0),
        ([[-2, -1, 3], [1, 1, 1]], "", 0),
        ([[0, 1, 2], [1, 2, 2]], "", 0),
        ([[np.nan, -1, 2], [1, 2, 2]], "-1", 1),
        ([["a", "-1", "b"], ["", "b", "b"]], "", 0),
    ],
)
def test_what_stands_for_no_answer_is_guessed(
    tmp_path: Path, values: Any, missing: str, counted: int
) -> None:
    path = saved(tmp_path / "a.npy", np.array(values).repeat(2, axis=0))
    flat = read(path, rows="items")
    given = [str(v).removesuffix(".0") for row in values for v in row]
    kept = [word for word in given if word not in (missing, "nan", "")]
    assert len(flat.table) == 2 * len(kept)
    assert set(flat.table.column("label").to_pylist()) == set(kept)
    words = {"-1": "−1", "0": "0"}
    told = [note for note in flat.notes if "is read as a missing value" in note]
    assert [note.split(" (")[0] for note in told] == (
        [f"{words[missing]} is read as a missing value: {2 * counted} of 12 cells"]
        if counted
        else []
    )


@pytest.mark.usefixtures("harmless")
def test_zero_is_no_answer_only_where_that_is_chosen(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.npy", np.where(LABELS == -1, 0, LABELS) * (LABELS != 1))
    assert len(read(path).table) == 12
    assert read(path).notes[-1].startswith("0 is read as a label in 9 of 12 cells (75.0%). If it")
    assert triples(read(path, missing="0")) == expected(a for a in ANSWERS if a[2] > 1)
    path = saved(tmp_path / "b.npy", LABELS)
    assert len(read(path, missing="none").table) == 12


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("suffix", [".npz", ".mat"])
def test_gold_and_names_stand_in_arrays_of_their_own(tmp_path: Path, suffix: str) -> None:
    content = {
        "answers": LABELS,
        "ground_truth": np.array([1, 3, -1, 2]),
        "workers": np.array(["ann", "bo", "cy"]),
        "other": np.arange(9),
        "cube": np.zeros((2, 2, 2)),
    }
    flat = read(saved(tmp_path / f"a{suffix}", content))
    names = content["workers"]
    assert triples(flat) == [(str(i + 1), str(names[j]), str(k)) for i, j, k in ANSWERS]
    gold = {"1": "1", "2": "3", "3": "", "4": "2"}
    items = flat.table.column("item").to_pylist()
    assert flat.table.column("gold").to_pylist() == [gold[item] for item in items]
    assert flat.roles[ColumnRole.GOLD] == "gold"
    read_from, unread, skipped, _ = flat.notes
    assert read_from == "Read from: answers, workers, ground_truth. Each row is an item."
    assert unread == "Not read: other."
    assert skipped.startswith("1 variable holds no list or table of numbers or text")


@pytest.mark.usefixtures("harmless")
def test_gold_may_be_chosen(tmp_path: Path) -> None:
    content = {"L": LABELS, "q": np.array([1, 2, 3, 4]), "long": np.arange(9)}
    path = saved(tmp_path / "a.npz", content)
    assert "gold" not in read(path).table.column_names
    assert "gold" in read(path, gold="q").table.column_names
    for name in ("long", "L"):
        with refused(
            ReadError, match=f"“{name}” can’t hold the gold labels: they need one value f"
        ):
            read(path, gold=name)
    with refused(ReadError, match=r"no array “z”. The arrays are L \(4 × 3\), q \(4\)"):
        read(path, labels="z")


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("columns", [(0, 1, 2), (1, 0, 2)])
def test_rows_of_answers_are_told_from_a_matrix(
    tmp_path: Path, first: int, columns: tuple[int, ...]
) -> None:
    answers = np.array([(i + first, j + first, (i * j) % 2) for i in range(30) for j in range(6)])
    gold = np.arange(30) % 2
    content = {"data": answers[:, columns].astype(float), "truth": gold}
    flat = read(saved(tmp_path / "a.mat", content))
    assert triples(flat) == [tuple(map(str, answer)) for answer in answers.tolist()]
    expected_gold = [str(gold[item - first]) for item in answers[:, 0]]
    assert flat.table.column("gold").to_pylist() == expected_gold
    assert flat.places.tolist() == list(range(1, 181))


@pytest.mark.usefixtures("harmless")
def test_rows_of_answers_need_three_columns(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.npy", LABELS[:, :2])
    with refused(ReadError, match="need three columns, but there are 2"):
        read(path, rows="worker item label")


@pytest.mark.usefixtures("harmless")
def test_vectors_beside_each_other_are_columns(tmp_path: Path) -> None:
    content = {
        "worker": np.array(["ann", "bo"]),
        "item": np.array([2**60 + 1, 7]),
        "label": np.array([True, False]),
        "when": np.array(["2024-01-02T03:04:05", "NaT"], dtype="datetime64[s]"),
        "classes": np.arange(5),
    }
    columns = {
        "worker": ["ann", "bo"],
        "item": ["1152921504606846977", "7"],
        "label": ["true", "false"],
        "when": ["2024-01-02 03:04:05", ""],
    }
    assert read(saved(tmp_path / "a.npz", content)).table.to_pydict() == columns
    kinds = [(name, content[name].dtype.newbyteorder(">")) for name in columns]
    records = np.array(list(zip(*(content[name] for name in columns), strict=True)), dtype=kinds)
    assert read(saved(tmp_path / "a.npy", records)).table.to_pydict() == columns


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("form", ["csc", "csr", "coo", "mat"])
def test_a_matrix_of_stored_cells(tmp_path: Path, form: str) -> None:
    cells = scipy.sparse.coo_matrix(np.where(LABELS < 0, 0, LABELS))
    if form == "mat":
        scipy.io.savemat(tmp_path / "a.mat", {"L": cells.tocsc()})
    else:
        scipy.sparse.save_npz(tmp_path / "a.npz", cells.asformat(form))
    flat = read(tmp_path / ("a.mat" if form == "mat" else "a.npz"))
    assert sorted(triples(flat)) == sorted(expected(ANSWERS))
    assert sorted(flat.places.tolist()) == [i + 1 for i, _, _ in ANSWERS]


@pytest.mark.usefixtures("harmless")
def test_items_and_workers_without_labels_are_told(tmp_path: Path) -> None:
    labels = np.full((5, 4), -1)
    labels[:3, :3] = 2
    flat = read(saved(tmp_path / "a.npy", labels))
    assert "2 items have no label." in flat.notes
    assert "1 worker gave no label." in flat.notes


@pytest.mark.usefixtures("harmless")
def test_arrays_are_listed(tmp_path: Path) -> None:
    content = {"L": LABELS.astype(np.int16), "y": np.array([[1.5], [2]]), "s": np.array("one")}
    found = arrays.list_arrays(saved(tmp_path / "a.npz", content))
    labels, gold = NamedPart("L", "4 × 3 numbers"), NamedPart("y", "2 numbers")
    assert found == {"labels": (labels, gold), "gold": (gold,)}
    with refused(ReadError, match="It holds no array of numbers or text"):
        read(saved(tmp_path / "b.npz", {"s": np.array("one")}))


def test_files_are_told_by_what_is_in_them(tmp_path: Path) -> None:
    for name, content in (("a.npy", LABELS), ("a.npz", {"L": LABELS}), ("a.mat", {"L": LABELS})):
        path = saved(tmp_path / name, content).rename(tmp_path / "a.csv")
        assert is_numpy(FileHead.of(path)) is (name != "a.mat")
        assert is_matlab(FileHead.of(path)) is (name == "a.mat")
    with zipfile.ZipFile(tmp_path / "b.npz", "w") as archive:
        archive.writestr("L.npy", b"x")
        archive.writestr("readme.txt", b"x")
    assert not is_numpy(FileHead.of(tmp_path / "b.npz"))


@pytest.mark.usefixtures("harmless")
def test_python_objects_are_never_loaded(tmp_path: Path) -> None:
    objects = np.array([{"a": 1}], dtype=object)
    with refused(ReadError, match="Python objects, which are never read"):
        read(saved(tmp_path / "a.npy", objects))
    flat = read(saved(tmp_path / "a.npz", {"L": LABELS, "bad": objects}))
    assert triples(flat) == expected(ANSWERS)
    assert any(note.startswith("1 variable holds no list") for note in flat.notes)


@pytest.mark.parametrize("start", [b"MATLAB 7.3 MAT-file, Platform", b"\x89HDF\r\n\x1a\n"])
def test_a_matlab_file_of_version_7_3_is_refused(tmp_path: Path, start: bytes) -> None:
    path = tmp_path / "a.mat"
    path.write_bytes(start + bytes(1000))
    assert is_matlab(FileHead.of(path))
    with refused(ReadError, match=r"version 7\.3\. Save it in MATLAB with the option -v7"):
        read(path)


def test_a_header_that_claims_too_much_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.npy", np.zeros((12345, 3)))
    claim = b"(123456789, 99)"
    path.write_bytes(
        path.read_bytes().replace(b"(12345, 3)", claim).replace(claim + b", }     ", claim + b", }")
    )
    with refused(ReadError, match="damaged"):
        read(path)


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("L.npy", bytes(1000))
    packed = bytearray(path.read_bytes())
    entry = packed.index(b"PK\x01\x02")
    packed[entry + 24 : entry + 28] = (4_000_000_000).to_bytes(4, "little")
    path.write_bytes(packed)
    with refused(ReadError, match="would unpack to 3,815 MB"):
        read(path)


@pytest.mark.usefixtures("harmless")
def test_files_that_are_cut_off_are_refused(tmp_path: Path) -> None:
    for name, content in (("a.npy", LABELS), ("a.npz", {"L": LABELS}), ("a.mat", {"L": LABELS})):
        path = saved(tmp_path / name, content)
        whole = path.read_bytes()
        for length in (140, len(whole) // 2 + 60, len(whole) - 8):
            path.write_bytes(whole[:length])
            with refused(ReadError, match=r"damaged|no array"):
                read(path)


@PER_FILE
@pytest.mark.usefixtures("harmless")
@given(
    arrays_of.arrays(
        arrays_of.integer_dtypes() | st.just(np.dtype("<U3")),
        arrays_of.array_shapes(min_dims=2, max_dims=2, min_side=2, max_side=6),
    )
)
def test_every_label_comes_back(tmp_path: Path, labels: np.ndarray[Any, Any]) -> None:
    flat = read(saved(tmp_path / "a.npy", labels), rows="items", missing="none")
    cells = [(i, j, labels[i, j]) for i, j in itertools.product(*map(range, labels.shape))]
    written = ((i, j, str(k).encode("utf-8", "replace").decode()) for i, j, k in cells)
    assert triples(flat) == expected(answer for answer in written if answer[2])


@settings(PER_FILE, phases=[Phase.generate], max_examples=2)
@given(st.data())
def test_damage_ends_in_a_table_or_one_sentence(tmp_path: Path, data: st.DataObject) -> None:
    """Some of what is drawn here brings the readers of scipy down, and their process with them."""
    content = io.BytesIO()
    scipy.io.savemat(content, {"L": LABELS, "S": scipy.sparse.csc_matrix(LABELS)})
    spoilt = bytearray(content.getvalue())
    for _ in range(data.draw(st.integers(1, 10))):
        spoilt[data.draw(st.integers(128, len(spoilt) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "a.mat"
    path.write_bytes(spoilt)
    with suppress(ReadError):
        flat = read(path)
        assert len(flat.places) == len(flat.table)
