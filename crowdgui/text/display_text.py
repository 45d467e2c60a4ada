"""What is said of a thing: a name and a sentence, translated where they are shown."""

from __future__ import annotations

from crowdgui.text.translation import tr


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
