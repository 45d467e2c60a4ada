"""Sample data and finished projects that come with the application."""

from __future__ import annotations

from dataclasses import dataclass

from crowdgui.text.translation import HasDescription, tr_noop


@dataclass(frozen=True)
class Sample(HasDescription):
    """A set of labels, or a finished project, that comes with the application.

    With a `separator` its cells hold tags, and an empty one is a worker who found none of them.
    With an `order` its classes are ordered, lowest first.
    """

    file: str
    _name: str
    _sentence: str
    separator: str = ""
    order: tuple[str, ...] = ()


SAMPLES = (
    Sample(
        "street-signs.csv",
        tr_noop("Street signs"),
        tr_noop("6,000 simulated labels; six of 40 workers are unreliable"),
    ),
    Sample(
        "product-reviews.csv",
        tr_noop("Product reviews"),
        tr_noop("1,920 simulated labels with the texts; a third of the items are hard"),
    ),
    Sample(
        "six-friends.csv",
        tr_noop("Six friends, twenty photos"),
        tr_noop("one column per worker; small enough to work through on paper"),
    ),
    Sample(
        "clouds.csv",
        tr_noop("Cloudy or clear"),
        tr_noop("10,800 simulated labels that get a guarantee"),
    ),
    Sample(
        "comparisons.csv",
        tr_noop("Comparisons"),
        tr_noop("840 simulated comparisons of twelve chairs, two at a time"),
    ),
    Sample(
        "support-tickets.csv",
        tr_noop("Support tickets"),
        tr_noop("4,200 simulated labels by eight people and four models"),
    ),
    Sample(
        "hotel-tags.csv",
        tr_noop("Hotel reviews with tags"),
        tr_noop("1,200 simulated sets of five tags, by 16 workers"),
        separator="|",
    ),
    Sample(
        "reply-ratings.csv",
        tr_noop("Ratings of replies"),
        tr_noop("1,500 simulated ratings from 1 to 5; some are too high or too low"),
        order=("1", "2", "3", "4", "5"),
    ),
)


FINISHED = (
    Sample(
        "audited-reviews.crowd",
        tr_noop("Audited reviews"),
        tr_noop("60 of 240 reviews audited, 31 reviewed: the guarantee needs no assumption"),
    ),
    Sample(
        "signs-with-gold.crowd",
        tr_noop("Signs with gold"),
        tr_noop("80 photos that an expert labelled, drawn at random, give a guarantee"),
    ),
    Sample(
        "people-and-models.crowd",
        tr_noop("People and models"),
        tr_noop("four models of two families that share mistakes, beside eight people"),
    ),
    Sample(
        "rated-replies.crowd",
        tr_noop("Rated replies"),
        tr_noop("ratings from 1 to 5: at most 3% are off by two or more"),
    ),
)
"""Finished projects, each with its history and notes that say what was decided and why."""


TOUR_SAMPLE = FINISHED[0]
"""What the tour shows: its results have a guarantee from an audit."""
