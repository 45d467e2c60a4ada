"""The text of a JSON file, of which one value after another is taken."""

from __future__ import annotations

import io
import json
import re
import time
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress
from crowdgui.io.tabular.encoding import BLOCK, Utf8Source
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback


MOST_TEXT = 64 << 20
"""Characters of the longest value taken at once."""


_BLANKS = re.compile(r"[ \t\r\n]*")


_TOKEN = 16
"""Signs from which on an error at the end of what was read may be due to the end."""


_CUT = "Unterminated"
"""How the library begins to say that a text has no end."""


_LITERALS = ("true", "false", "null", "NaN", "Infinity", "-Infinity")


_BREATH = 2_000


_UTF16 = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}


class JsonText:
    """Reads forward through a file; every error is a `ReadError` that names the line.

    Whole numbers stay exact whatever their size. NaN is read as empty. Values are
    taken from the text by the standard library: readers made for streams fail on numbers of
    thousands of digits and on deep nesting, which a file from elsewhere may hold.
    """

    def __init__(self, file: BinaryIO, name: str, size: int, report: ProgressCallback):
        encoding = _UTF16.get(file.read(2), "utf-8")
        file.seek(0)
        self._source = Utf8Source(file, name, encoding)
        self._file = io.TextIOWrapper(io.BufferedReader(self._source, BLOCK), "utf-8", newline="")
        self._name, self._size, self._report = name, max(1, size), report
        self._text, self._at, self._last, self._passed, self._taken = "", 0, 0, 0, 0
        self._decoder = json.JSONDecoder(parse_constant=lambda _: None)

    def sign(self) -> str:
        """Return the next sign that is not blank, without passing it; empty at the end."""
        while True:
            blanks = _BLANKS.match(self._text, self._at)
            self._at = blanks.end() if blanks else self._at
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                return ""

    def passes(self, sign: str) -> bool:
        """Pass `sign` if it comes next."""
        if self.sign() != sign:
            return False
        self._at += 1
        return True

    def demand(self, sign: str) -> None:
        """Pass `sign`, which must come next."""
        if not self.passes(sign):
            raise self.wrong()

    def value(self) -> Any:
        """Take the next value."""
        if not self.sign():
            raise self.wrong()
        while True:
            try:
                value, end = self._decoder.raw_decode(self._text, self._at)
            except RecursionError as error:
                found = tr("The JSON is nested too deeply. The file isn’t an export of labels.")
                raise ReadError(self._name, found, line=self._line(self._at)) from error
            except ValueError as error:
                if self._may_go_on(error) and self._more():
                    continue
                raise self._invalid(error) from error
            # A number may go on in what is not read yet.
            if end == len(self._text) and self._more():
                continue
            self._last, self._at = self._at, end
            self._breathe()
            return value

    def refusal(self, found: str) -> ReadError:
        """Return what is wrong with the value that was taken last."""
        return ReadError(self._name, found, line=self._line(self._last))

    def wrong(self) -> ReadError:
        """State that what comes next isn't JSON."""
        found = _no_json() if self.sign() else _breaks_off()
        return ReadError(self._name, found, line=self._line(self._at))

    def _may_go_on(self, error: ValueError) -> bool:
        """Return whether what was read so far may only be too short."""
        if not isinstance(error, json.JSONDecodeError):
            return False
        return error.pos > len(self._text) - _TOKEN or error.msg.startswith(_CUT)

    def _invalid(self, error: ValueError) -> ReadError:
        if not isinstance(error, json.JSONDecodeError):
            return ReadError(self._name, _no_json(), line=self._line(self._at))
        rest = self._text[error.pos :].strip()
        cut = error.msg.startswith(_CUT) or any(word.startswith(rest) for word in _LITERALS)
        found = _breaks_off() if cut else _no_json()
        return ReadError(self._name, found, line=self._line(error.pos))

    def _line(self, at: int) -> int:
        return self._passed + self._text.count("\n", 0, at) + 1

    def _more(self) -> bool:
        """Read on, more at a time the longer what waits is; say whether there was anything."""
        waiting = len(self._text) - self._at
        if waiting > MOST_TEXT:
            found = tr(
                "A value is longer than {n} million characters. The file isn’t an export "
                "of labels.",
                n=format_number(MOST_TEXT / 1e6),
            )
            raise ReadError(self._name, found, line=self._line(self._at))
        more = self._file.read(max(BLOCK, waiting))
        if more:
            self._passed += self._text.count("\n", 0, self._at)
            self._text, self._at = self._text[self._at :] + more, 0
        return bool(more)

    def _breathe(self) -> None:
        if self._taken % _BREATH == 0:
            if self._taken:
                # A loop like this can hold the interpreter lock for seconds otherwise.
                time.sleep(1e-4)
            stage = tr("Reading {file}", file=self._name)
            self._report(Progress(stage, min(1.0, self._source.consumed / self._size)))
        self._taken += 1


def _no_json() -> str:
    return tr("The file isn’t valid JSON. Export it again, or ask the person who made it.")


def _breaks_off() -> str:
    return tr("The JSON is incomplete. Export or copy the file again.")
