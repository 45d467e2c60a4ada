"""The elements of a CVAT export, taken as they come, so that no tree of them is built."""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.etree import ElementTree

_ROOT, _IMAGE, _TAG = "annotations", "image", "tag"

_WHOLES = ("job", "task", "project")


@dataclass
class Image:
    """What stands in one image: `marks` counts shapes; tags have attributes by question."""

    number: int
    name: str
    tags: list[str] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    marks: int = 0


class Elements:
    """Takes a file block by block.

    `of` is what was exported: a job, a task or a project. `assignee` is empty where nobody is.
    """

    def __init__(self) -> None:
        self.of = self.assignee = ""
        self._parser = ElementTree.XMLParser(target=self)
        self._above: list[str] = []
        self._images: list[Image] = []
        self._n_images = 0
        self._image: Image | None = None
        self._attribute = ""
        self._text: list[str] = []

    def feed(self, block: bytes | None) -> None:
        """Take the next block, None at the end; raises `ParseError` or `ValueError`."""
        if block is None:
            self._parser.close()
        else:
            self._parser.feed(block)

    def done(self) -> list[Image]:
        """Return the images that ended since the last time."""
        images, self._images = self._images, []
        return images

    def doctype(self, name: str, public: str | None, system: str | None) -> None:
        # What is declared there can make a small file endless; CVAT declares nothing.
        raise ValueError(name)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = []
        depth = len(self._above)
        if depth == 0 and tag != _ROOT:
            raise ValueError(tag)
        if depth == 1 and tag == _IMAGE:
            self._n_images += 1
            name = attributes.get("name") or attributes.get("id", "")
            self._image = Image(self._n_images, name)
        elif depth == 1 and tag == "track":
            self._images.append(Image(max(1, self._n_images), attributes.get("id", ""), marks=1))
        elif depth == 2 and self._image is not None:
            self._in_image(self._image, tag, attributes)
        elif depth == 3 and tag == "attribute":
            self._attribute = attributes.get("name", "")
        if self._above == [_ROOT, "meta"] and tag in _WHOLES:
            self.of = tag
        self._above.append(tag)

    def _in_image(self, image: Image, tag: str, attributes: dict[str, str]) -> None:
        if tag == _TAG:
            image.tags.append(attributes.get("label", ""))
        else:
            image.marks += 1

    def data(self, text: str) -> None:
        self._text.append(text)

    def end(self, tag: str) -> None:
        self._above.pop()
        text = "".join(self._text).strip()
        if self._above[:2] == [_ROOT, "meta"] and self._above[3:] == ["assignee"]:
            self.assignee = text if tag == "username" else self.assignee
        if self._image is not None and tag == "attribute" and self._above[2:] == [_TAG]:
            question = f"{self._image.tags[-1]}: {self._attribute}"
            self._image.attributes[question] = text
        if self._image is not None and len(self._above) == 1:
            self._images.append(self._image)
            self._image = None
        self._text = []

    def close(self) -> None:
        """End without a result; the images were given one by one."""
