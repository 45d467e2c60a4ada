"""The page of all items: everything is there, nothing in it runs, and no data is markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_every_item_is_on_a_page_without_scripts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "labels.csv"
    evil = "<script>alert(1)</script>"
    rows = [f"{w},i{i},{'cat' if i % 2 else 'dog'},text {i}" for w in "abc" for i in range(30)]
    rows += [f"{w},{evil},{evil},{evil}" for w in "ab"]
    path.write_text("\n".join(["worker,item,label,text", *rows]) + "\n", encoding="utf-8")
    content = tmp_path / "texts.csv"
    shown = [f"i{i},what i{i} shows" for i in range(30)]
    content.write_text("\n".join(["item,text", *shown, f"{evil},{evil}"]), encoding="utf-8")
    out = tmp_path / "out"
    words = ["report", str(path), "--label", "label", "--content", str(content)]
    assert main([*words, "--tables", "labels,review-page", "--out", str(out)]) == 0
    page = (out / "review.html").read_text(encoding="utf-8")
    assert page.count("<tr><td>") == 31
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "default-src &#39;none&#39;" in page or "default-src 'none'" in page
    assert "what i3 shows" in page
    assert "cat × 3" in page
    assert page.count('<section id="label-') == 3
    assert "http" not in page.replace("http-equiv", "")
