from __future__ import annotations

import errno
import gzip
import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.io.tabular.encoding import Utf8Source, open_checked, sniff_encoding
from crowdgui.text.errors import describe_error
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


TEXT = "worker,item,label\nJosé,1,süß\nŁukasz,2,日本\n"


def save(folder: Path, data: bytes, name: str = "labels.csv") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("codec", "found"),
    [
        ("utf-8", "utf-8"),
        ("utf-8-sig", "utf-8-sig"),
        ("utf-16", "utf-16"),
        ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"),
        ("utf-32", "utf-32"),
    ],
)
def test_unicode_is_recognised_and_read_whole(tmp_path: Path, codec: str, found: str) -> None:
    path = save(tmp_path, TEXT.encode(codec))
    assert sniff_encoding(path) == found
    with open_checked(path) as file:
        assert Utf8Source(file, path.name, found).read(1 << 20) == TEXT.encode()


def test_western_text_without_mark_is_suggested_as_cp1252(tmp_path: Path) -> None:
    text = "worker,item,label\n" + "José,1,café\nRenée,2,“naïve”\nMüller,3,Größe\n" * 5
    assert sniff_encoding(save(tmp_path, text.encode("cp1252"))) == "cp1252"


@pytest.mark.parametrize(
    ("codec", "words"),
    [
        ("cp1250", "kotek żółty, piesek biały"),
        ("cp1250", "kočka, štěně, kůň"),
        ("cp1250", "tükör, időjárás"),
        ("cp1254", "kedi, köpek, kuş"),
        ("cp1257", "katė, šuo, žąsis"),
        ("iso8859_2", "ptaszek śpiewający"),
        ("mac_roman", "schön, hässlich"),
        ("cp850", "schön, hässlich"),
        ("cp1252", "Español, Português"),
        ("cp1252", "Größe, garçon, smörgås, ærlig"),
        ("cp1252", "c’était, 20 °C, 5 µm, nº 1, señor"),
        ("cp1252", "já, það, gæludýr"),
    ],
)
def test_latin_alphabets_are_told_apart_by_their_letters(
    codec: str, words: str, tmp_path: Path
) -> None:
    path = save(tmp_path, words.encode(codec))
    assert words.encode(codec).decode(sniff_encoding(path)) == words


def test_a_suggestion_other_than_latin_reads_the_text_right(tmp_path: Path) -> None:
    text = "работник,задание,метка\n" + "Иванов,первое задание,хорошо\n" * 40
    path = save(tmp_path, text.encode("cp1251"))
    assert path.read_bytes().decode(sniff_encoding(path)) == text


def test_an_encoding_that_nobody_writes_is_not_suggested(tmp_path: Path) -> None:
    words = ("Собака", "Кошка")
    text = "w,i,l\n" + "".join(f"w{i % 5},img{i // 5},{words[i % 3 % 2]}\n" for i in range(48))
    assert sniff_encoding(save(tmp_path, text.encode("cp1251"))) == "cp1251"


def test_a_bad_byte_at_the_very_end_is_not_missed(tmp_path: Path) -> None:
    path = save(tmp_path, b"worker,item,label\n" + b"w,i,yes\n" * 300_000 + b"w,i,caf\xe9\n")
    assert sniff_encoding(path) == "cp1252"


def test_a_nul_character_is_refused_with_its_line(tmp_path: Path) -> None:
    with refused(ReadError, match="zero byte") as caught:
        sniff_encoding(save(tmp_path, b"a,b,c\n1,2,3\n4,\x005,6\n"))
    assert caught.value.line == 3


@pytest.mark.parametrize(
    "damaged",
    [
        b"item,worker\n1\x00a\x00b\x00\n\x00",
        b"worker,item,label\n1,2" + b"\x00" * 9 + b"3\n",
        b"w,i,l\n" * 3 + b"1\x00" * 20,
    ],
)
def test_zeros_in_one_place_make_no_other_encoding(tmp_path: Path, damaged: bytes) -> None:
    with refused(ReadError, match="zero byte, so it is damaged"):
        sniff_encoding(save(tmp_path, damaged))


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", ["工人,项目,标签\n一号工人,第一个项目,好\n" * 9, "w,i,l\na,1,y\n"])
def test_zeros_at_every_other_place_are_text(tmp_path: Path, codec: str, text: str) -> None:
    assert sniff_encoding(save(tmp_path, text.encode(codec))) == codec


@pytest.mark.parametrize("start", ["BZhang", "BM", "MZ", "ID3", "II*", "GIF8", "Rar", "RIFF"])
def test_a_name_may_begin_as_a_picture_does(tmp_path: Path, start: str) -> None:
    assert sniff_encoding(save(tmp_path, f"{start},item,label\n1,2,3\n".encode())) == "utf-8"


def zipped(member: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(member, "<workbook/>")
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (zipped("xl/workbook.xml"), "an Excel workbook, not a text table. Save it as CSV"),
        (zipped("word/document.xml"), "a Word document, not a text table. Save it as CSV"),
        (zipped("labels.csv"), "a ZIP archive, not a text table. Unpack it"),
        (gzip.compress(b"a,b\n", mtime=0), "a GZIP archive, not a text table. Unpack it"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "a PNG picture, not a text table. Choose the file"),
        (b"RIFF\x10\x00\x00\x00WEBPVP8 ", "a WebP picture, not a text table. Choose the file"),
        (b"\x00\x00\x00\x18ftypmp42", "a video, not a text table. Choose the file"),
        (b"MZ\x90\x00\x03\x00", "a program, not a text table. Choose the file"),
        (b"%PDF-1.7\n", "a PDF document, not a text table. Save it as CSV"),
        (b"PAR1\x15\x04", "a Parquet table"),
        (b"<!DOCTYPE html>\n<html>", "a web page"),
        (b"", "The file is empty"),
    ],
)
def test_what_is_not_a_text_table_is_named(tmp_path: Path, data: bytes, words: str) -> None:
    with refused(ReadError, match=words) as caught:
        sniff_encoding(save(tmp_path, data))
    assert describe_error(caught.value).startswith("labels.csv: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused(ReadError, match="does not exist"):
        sniff_encoding(tmp_path / "gone.csv")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with refused(ReadError, match="a folder"):
        sniff_encoding(tmp_path)


def test_a_file_one_may_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    path = save(tmp_path, b"a,b\n")
    monkeypatch.setattr(type(path), "open", refuse)
    with refused(ReadError, match="not allowed to read"):
        sniff_encoding(path)


def test_checking_can_be_cancelled(tmp_path: Path) -> None:
    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        sniff_encoding(save(tmp_path, b"a,b\n"), cancel)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_a_line_that_is_too_long_is_refused_before_it_is_read_to_its_end(
    tmp_path: Path, end: str
) -> None:
    most = 1 << 16
    whole = ("x" * most + end) * 3
    path = save(tmp_path, f"{whole}{'y' * (1 << 24)}".encode())
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, "utf-8", longest_line=most)
        with refused(ReadError, match="The line is longer than 0 million characters") as caught:
            while source.read(1 << 14):
                pass
    assert caught.value.line == 4
    assert source.consumed < len(whole) + 3 * most
