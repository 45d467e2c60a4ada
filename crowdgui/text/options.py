"""What an option is called, what it does and what its values are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from crowdgui.text.display_text import HasDescription
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.options import Option


@dataclass(frozen=True)
class OptionText(HasDescription):
    """An option's name, a sentence on what it does, and the names of its values, if listed."""

    _name: str
    _sentence: str
    _values: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> dict[str, str]:
        """The name of each value, in their order."""
        return {value: tr(name) for value, name in self._values.items()}


_TEXTS: dict[str, OptionText] = {}


def add_option_texts(texts: Mapping[str, OptionText]) -> None:
    """Make texts known, each by the record that declares the option and its key: “Record.key”."""
    _TEXTS.update(texts)


def option_texts() -> Mapping[str, OptionText]:
    """Return all texts known so far."""
    return _TEXTS


def option_text(option: Option) -> OptionText:
    """Return the texts of an option."""
    if option.name:
        values = dict(zip(option.allowed, option.words, strict=True))
        return OptionText(option.name, option.sentence, values)
    return _find(option.place)


def describe_option_name(place: str) -> str:
    """Return the name of the option declared at “Record.key”; words are translated as they are."""
    return _find(place).name if "." in place else tr(place)


def _find(place: str) -> OptionText:
    if place not in _TEXTS:
        # Whoever only reports an error has not loaded the rules' texts, which loads the rules.
        import_module("crowdgui.text.rules")
    return _TEXTS[place]
