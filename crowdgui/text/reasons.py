"""How a reason becomes a sentence: a text for each code, and how each of its values is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from string import Formatter
from typing import TYPE_CHECKING, Any

from crowdgui.core.reasons import Reason
from crowdgui.text.translation import format_number, join_list, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.reasons import ReasonCode


@dataclass(frozen=True)
class Sentence:
    """A text marked by `tr_noop`, or its forms for one and for many `n`, marked by `tr_n_noop`.

    `written` states how values are written that are neither names, whole numbers, lists of names
    nor reasons; `fields` names the field of the text for a value where it is not its own name.
    """

    text: str | tuple[str, str]
    written: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def names(self) -> frozenset[str]:
        """The fields of the text."""
        forms = (self.text,) if isinstance(self.text, str) else self.text
        found = (name for form in forms for _, name, _, _ in Formatter().parse(form))
        return frozenset(name for name in found if name)

    def fill(self, values: Mapping[str, Any]) -> str:
        words = {
            self.fields.get(name, name): self.written.get(name, write)(value)
            for name, value in values.items()
        }
        if isinstance(self.text, str):
            return tr(self.text, **words)
        return tr_n(*self.text, values["n"], **{k: v for k, v in words.items() if k != "n"})


Sentences = dict["ReasonCode", Sentence]

_SENTENCES: Sentences = {}


def add_sentences(sentences: Sentences) -> None:
    """Make the sentences of one subject known to `describe`."""
    _SENTENCES.update(sentences)


def sentences() -> Sentences:
    """Return the sentence of every code known so far."""
    return _SENTENCES


def describe(reason: Reason) -> str:
    """Return the sentence for a reason in the user's language."""
    return _SENTENCES[reason.code].fill(dict(reason.values))


def write(value: Any) -> str:
    """Return a value as it is written within a sentence."""
    if isinstance(value, Reason):
        return describe(value)
    if isinstance(value, tuple | list):
        return join_list(write(each) for each in value)
    if isinstance(value, int):
        return format_number(value)
    return str(value)
