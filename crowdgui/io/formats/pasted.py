"""Text from the clipboard, kept as a file so that it is read as any other."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from crowdgui.core.errors import InputError
from crowdgui.io.tabular.encoding import writable
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

_MARK = "\ufeff"


def pasted(text: str, folder: Path) -> Path:
    """Write pasted text to a new file in `folder`, which is the caller's to keep and to remove.

    What it is written in, a table or JSON, is told from the file as of every other.
    """
    if not text.strip():
        raise InputError(tr("There is no text on the clipboard. Copy the cells of a table first."))
    names = (tr("Pasted text {n}.txt", n=n) for n in count(1))
    path = next(folder / name for name in names if not (folder / name).exists())
    # The mark keeps any text from being taken for one in another encoding.
    path.write_text(_MARK + writable(text.removeprefix(_MARK)), "utf-8", newline="")
    return path
