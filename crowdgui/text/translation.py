"""Words and numbers as the user reads them.

Every visible string passes `tr` or `tr_n`, so that one function, set once by the window, can
translate them all; without a window they stay English.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

Translator = Callable[[str, int | None], str]
"""Gives a text in the user's language, in the form that suits a number; "" where it has none."""


_translate: Translator = lambda text, n: ""  # noqa: E731


_language = "en"


_decimal, _group = ".", ","


_ISOLATE, _END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


_TURNING = re.compile("[\u202a-\u202e\u2066\u2067]")


_LEFTWARD = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff]")


_WITHOUT_BLANKS = frozenset({"ja", "zh_CN"})
"""Languages that write no blank between words, nor after a full stop."""


_EXACT = 1e15
"""From here on a float has no decimals left to write."""


def set_translator(translate: Translator, language: str) -> None:
    """Set the function `translate(text, n)` for a language such as “en” or “zh_CN”.

    A text with a number is asked for by its form for many.
    """
    global _translate, _language
    _translate, _language = translate, language


def language() -> str:
    """Name the language of all text as web pages do."""
    return _language.replace("_", "-")


def set_number_marks(decimal: str, group: str) -> None:
    """Use the locale's decimal sign and grouping mark in every number shown."""
    global _decimal, _group
    _decimal, _group = decimal, group


def tr(text: str, **values: object) -> str:
    """Translate `text`, then fill its {fields}."""
    translated = _translate(text, None) or text
    return translated.format(**_apart(values)) if values else translated


def tr_n(one: str, many: str, n: int, **values: object) -> str:
    """Translate the form that suits the number `n`, shown as {n} with its grouping."""
    translated = _translate(many, n) or (one if n == 1 else many)
    return translated.format(n=format_number(n), **_apart(values))


def join_list(words: Iterable[str]) -> str:
    """Join words into a list as the language does."""
    return tr(", ").join(words)


def list_first(words: Sequence[str], most: int) -> str:
    """Join the first words into a list, with how many more there are."""
    more = len(words) - most
    rest = [tr("{n} more", n=format_number(more))] if more > 0 else []
    return join_list([*words[:most], *rest])


def shorten(word: str, most: int = 40) -> str:
    """Cut a word from a file that is too long for a sentence in its middle."""
    if len(word) <= most:
        return word
    end = most // 2
    return f"{word[: most - 1 - end]}…{word[-end:]}"


def join_clauses(words: Iterable[str]) -> str:
    """Part words that may have commas of their own."""
    return tr("; ").join(words)


def join_sentences(words: Iterable[str | None]) -> str:
    """Join sentences, without empty ones."""
    between = "" if _language in _WITHOUT_BLANKS else " "
    return between.join(filter(None, words))


def sentence(words: str) -> str:
    """Return words as a sentence of their own."""
    return tr("{words}.", words=capital(words))


def capital(words: str) -> str:
    """Return words with a capital first letter."""
    return words[:1].upper() + words[1:]


def inline_name(name: str) -> str:
    """Write a name as it stands within a sentence; German nouns keep their capital."""
    return name if _language == "de" else name[:1].lower() + name[1:]


def escape_bidi(text: str) -> str:
    """Show the marks that would turn what is written around as what they are: no letters."""
    return _TURNING.sub("\N{REPLACEMENT CHARACTER}", text)


def _apart(values: Mapping[str, object]) -> dict[str, object]:
    """Keep names written from right to left from turning the sentence around them."""
    return {key: _isolated(v) if isinstance(v, str) else v for key, v in values.items()}


def _isolated(text: str) -> str:
    if text.isascii():
        return text
    text = escape_bidi(text)
    if _LEFTWARD.search(text) is None or _ISOLATE in text:
        return text
    return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"


def format_number(value: float, digits: int = 0) -> str:
    """Write `value` with `digits` decimals, grouped in thousands, with a true minus sign.

    Halves are rounded up, as people do, and as seen in decimals: 28.75 is 28.8 also where it
    came of 100 × 0.2875, which is a little less in binary.
    """
    return _written(value, digits, _decimal, _group)


@lru_cache(maxsize=1 << 14)
def _written(value: float, digits: int, decimal: str, group: str) -> str:
    """Write a number with these marks; kept, since tables have the same few again and again."""
    # Not before the window is on the screen, which needs words alone.
    from decimal import ROUND_HALF_UP, Decimal

    if math.isnan(value):
        return "–"
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    if abs(value) < _EXACT:
        place = Decimal(1).scaleb(-digits)
        value_ = Decimal(f"{value:.9f}").quantize(place, ROUND_HALF_UP)
    else:
        value_ = Decimal(round(value))
    text = f"{value_:,f}"
    text = text.translate({ord(","): group, ord("."): decimal})
    if text.startswith("-"):
        text = "−" + text[1:] if text.strip("-0" + decimal + group) else text[1:]
    return text


def tr_noop(text: str) -> str:
    """Mark a text that is translated where it is shown, not where it is written."""
    return text


def tr_n_noop(one: str, many: str) -> tuple[str, str]:
    """Mark the two forms of a text with a number, as `later` does."""
    return one, many


def format_percent(share: float, digits: int = 1) -> str:
    """Write a share as a percentage, to the nearest digit."""
    return tr("{n}%", n=format_number(100 * share, digits))


def format_interval(share: float, low: float, high: float) -> str:
    """Write a share as a percentage, with the ends of its interval."""
    return tr(
        "{share} ({low} to {high})",
        share=format_percent(share),
        low=format_number(100 * low, 1),
        high=format_number(100 * high, 1),
    )


def percent_sign() -> str:
    """Return the percent sign as it follows a number, with a space where the language has one."""
    return tr("{n}%", n="")


def format_percent_up(share: float, digits: int = 1) -> str:
    """Write an upper bound as a percentage, never rounded down and never above 100%."""
    scale = 10**digits
    # The small slack keeps 0.161 from becoming 16.2 % through its binary form.
    raised = math.ceil(share * 100 * scale * (1 - 1e-12))
    return format_percent(min(1.0, raised / (100 * scale)), digits)


def format_number_up(value: float, digits: int = 0) -> str:
    """Write an upper bound, never rounded down."""
    scale = 10**digits
    # The small slack keeps 0.161 from becoming 0.162 through its binary form.
    return format_number(math.ceil(value * scale * (1 - 1e-12)) / scale, digits)


def format_confidence(risk: float) -> str:
    """Write 1 − risk as a percentage, rounded down, with enough digits to differ from 100%."""
    digits = max(1, math.ceil(-math.log10(risk)) - 1)
    scale = 10**digits
    lowered = math.floor((1.0 - risk) * 100 * scale * (1 + 1e-12)) / scale
    shown = next(d for d in range(digits + 1) if abs(round(lowered, d) - lowered) < 1e-9)
    return format_percent(lowered / 100, shown)


def local_time(when: datetime) -> datetime:
    """Return a time as clocks show it here; that of UTC where the system's zone can't be right."""
    from datetime import UTC

    try:
        return when.astimezone()
    except (ValueError, OverflowError, OSError):
        return when.astimezone(UTC)


def format_duration(seconds: float) -> str:
    """Write a time in the unit and to the digit that suit its size."""
    if seconds < 0.001:
        return tr("below 1 ms")
    if seconds < 0.1:
        return tr("{n} ms", n=format_number(1000 * seconds))
    if seconds < 120:
        return tr("{n} s", n=format_number(seconds, 1 if seconds < 10 else 0))
    if seconds < 7200:
        return tr("{n} min", n=format_number(seconds / 60, 1 if seconds < 600 else 0))
    return tr("{n} h", n=format_number(seconds / 3600, 1))


class HasName:
    """A record with a name, which it holds as marked by `later`."""

    _name: str

    @property
    def name(self) -> str:
        return tr(self._name)


class HasDescription(HasName):
    """A record with a name and a sentence that says what it is."""

    _sentence: str

    @property
    def sentence(self) -> str:
        return tr(self._sentence)
