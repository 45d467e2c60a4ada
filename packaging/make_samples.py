"""Write the sample data anew: python packaging/make_samples.py (the same files every time)."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.simulate.accuracies import RatingNoise, draw_confusion
from crowdgui.core.simulate.scenario import SimulatedLabels, simulate

SAMPLES = Path(__file__).resolve().parents[1] / "resources" / "samples"

NAMES = (
    *("ada", "ben", "chi", "dan", "eva", "fay", "gus", "hal", "ida", "jon"),
    *("kim", "leo", "mia", "ned", "ola", "pam", "quy", "ray", "sue", "tom"),
    *("uma", "vic", "wen", "xia", "yan", "zoe", "abe", "bea", "cal", "dot"),
    *("eli", "flo", "gil", "hue", "ivy", "jay", "kai", "lou", "max", "nia"),
)

LIKED = (
    "The zip still runs smoothly after a year of daily use.",
    "Arrived a day early and fits exactly as described.",
    "My second one; the first went to my sister, who loves it.",
    "Quiet, light and easy to clean. I would buy it again.",
    "The battery lasts two full days, more than promised.",
    "Good value. The stitching is better than on dearer ones.",
)
MIXED = (
    "It does the job. Nothing more, nothing less.",
    "The colour is nice, but the handle feels loose.",
    "Fine for the price, though the manual is hard to follow.",
    "Works well on carpet, less so on tiles.",
    "Came late, but the seller answered at once.",
    "I expected a little more, yet I have no complaint.",
)
DISLIKED = (
    "Broke on the third day and the shop did not reply.",
    "Smells of plastic and the lid does not close.",
    "Much smaller than in the picture. Sent it back.",
    "The cable is too short and gets hot.",
    "Two of the four screws were missing.",
    "The sound drops out every few minutes.",
)


def assignment(
    n_items: int, per_item: int, eagerness: np.ndarray, rng: np.random.Generator
) -> np.ndarray:
    """Return each item to `per_item` different workers, eager ones more often, as 0 and 1."""
    keys = rng.gumbel(size=(n_items, eagerness.size)) + np.log(eagerness)
    chosen = np.argsort(-keys, axis=1)[:, :per_item]
    given = np.zeros(keys.shape)
    np.put_along_axis(given, chosen, 1.0, axis=1)
    return given


def street_signs(rng: np.random.Generator) -> SimulatedLabels:
    """Draw 40 workers of whom four guess, one is contrary and one always gives one answer."""
    confusion = homogeneous(rng.beta(9, 2.2, size=40), 3)
    confusion[[4, 11, 23, 30]] = 1 / 3
    confusion[17] = homogeneous(np.array([0.12]), 3)[0]
    confusion[35] = np.eye(3)[[1, 1, 1]]
    eagerness = rng.lognormal(0.0, 0.9, size=40)
    eagerness[[4, 11, 17, 23, 30, 35]] *= 2.0
    chance = assignment(600, 10, eagerness, rng)
    classes = ("speed limit", "stop", "yield")
    return simulate(confusion, chance, classes, np.array([0.4, 0.35, 0.25]), rng)


def product_reviews(rng: np.random.Generator) -> SimulatedLabels:
    """Draw 30 workers on items of which a third are hard, so that workers err together."""
    skill = rng.beta(14, 3, size=30)
    skill[[7, 19]] = 1 / 3
    hard = rng.random(240) < 0.3
    accuracy = np.where(hard[:, None], 0.45 + 0.2 * (skill - 0.5), skill)
    confusion = homogeneous(accuracy.ravel(), 3).reshape(240, 30, 3, 3)
    chance = assignment(240, 8, rng.lognormal(0.0, 0.5, size=30), rng)
    classes = ("negative", "neutral", "positive")
    return simulate(confusion, chance, classes, np.array([0.3, 0.3, 0.4]), rng)


def clouds(rng: np.random.Generator) -> SimulatedLabels:
    """Draw 30 workers who err independently, twelve on each photo."""
    confusion = homogeneous(rng.beta(12, 2.5, size=30), 2)
    chance = assignment(900, 12, rng.lognormal(0.0, 0.5, size=30), rng)
    return simulate(confusion, chance, ("clear", "cloudy"), np.array([0.5, 0.5]), rng)


def write(name: str, rows: list[list[str]]) -> None:
    with (SAMPLES / name).open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def write_street_signs(rng: np.random.Generator) -> None:
    made = street_signs(rng)
    labels = made.labels
    gold = set(rng.choice(labels.n_items, size=80, replace=False).tolist())
    rows = [["worker", "item", "label", "gold"]]
    for place in rng.permutation(labels.n_labels):
        item = int(labels.item[place])
        truth = labels.classes[made.truth[item]] if item in gold else ""
        rows.append([
            NAMES[labels.worker[place]],
            f"photo-{item + 1:03}",
            labels.classes[labels.code[place]],
            truth,
        ])  # fmt: skip
    write("street-signs.csv", rows)


def write_product_reviews(rng: np.random.Generator) -> None:
    made = product_reviews(rng)
    labels = made.labels
    texts = (DISLIKED, MIXED, LIKED)
    content = [" ".join(rng.choice(texts[truth], size=2, replace=False)) for truth in made.truth]
    rows = [["worker", "item", "text", "label"]]
    for place in range(labels.n_labels):
        item = int(labels.item[place])
        rows.append([
            NAMES[labels.worker[place]],
            f"review-{item + 1:03}",
            content[item],
            labels.classes[labels.code[place]],
        ])  # fmt: skip
    write("product-reviews.csv", rows)


def write_clouds(rng: np.random.Generator) -> None:
    labels = clouds(rng).labels
    rows = [["worker", "item", "label"]]
    rows += [
        [
            NAMES[labels.worker[place]],
            f"sky-{labels.item[place] + 1:03}",
            labels.classes[labels.code[place]],
        ]
        for place in rng.permutation(labels.n_labels)
    ]
    write("clouds.csv", rows)


def write_six_friends(rng: np.random.Generator) -> None:
    friends = ("Ann", "Bo", "Cleo", "Dev", "Ezra", "Fern")
    accuracy = np.array([0.95, 0.9, 0.85, 0.8, 0.75, 0.5])
    chance = np.full((20, 6), 0.7)
    made = simulate(homogeneous(accuracy, 2), chance, ("cat", "dog"), np.array([0.5, 0.5]), rng)
    cells = [[""] * 6 for _ in range(20)]
    for j, i, h in zip(made.labels.item, made.labels.worker, made.labels.code, strict=True):
        cells[j][i] = made.labels.classes[h]
    rows = [["photo", *friends]]
    rows += [[f"photo-{j + 1:02}", *row] for j, row in enumerate(cells)]
    write("six-friends.csv", rows)


TICKETS = {
    "account": (
        "I can't sign in since this morning; the reset mail never arrives.",
        "Please change the e-mail address of my account.",
        "My colleague left. How do I move her projects to mine?",
        "Two-step login asks for a phone I no longer own.",
        "How do I delete my account and all that is in it?",
    ),
    "billing": (
        "I was charged twice for March.",
        "Can we pay by bank transfer instead of by card?",
        "The invoice shows our old address.",
        "Why did the price per seat go up this month?",
        "Please refund the licence we bought by mistake.",
    ),
    "bug": (
        "The export stops at 99% and then the page goes white.",
        "Search finds nothing since the last update.",
        "Dates are a day off in the weekly report.",
        "The app crashes when I rotate the tablet.",
        "Uploading a file with an umlaut in its name fails.",
    ),
    "request": (
        "Could you add a dark theme?",
        "We need an export to spreadsheets.",
        "It would help to mark several tickets at once.",
        "Please support the Dutch language.",
        "A calendar view would save us much time.",
    ),
}
PEOPLE = ("amira", "bo", "chen", "dana", "elif", "farid", "greta", "hugo")
MODELS = (("gpt-a", "gpt"), ("gpt-a-mini", "gpt"), ("open-b", "open"), ("open-c", "open"))


def support_tickets(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Draw true classes (N,), people's labels (N, 8) and models' labels (N, 4) of 600 tickets.

    Greta guesses. Every fifth ticket misleads the models: most of them give the same wrong label
    there, and those of one family more often together. Of the people three label each ticket, -1
    stands for the others.
    """
    n, k = 600, len(TICKETS)
    truth = rng.choice(k, size=n, p=(0.25, 0.3, 0.25, 0.2))

    def wrong(size: tuple[int, ...]) -> np.ndarray:
        return (truth[:, None] + rng.integers(1, k, size=size)) % k

    skill = np.array([0.92, 0.88, 0.93, 0.9, 0.86, 0.92, 0.25, 0.89])
    people = np.where(rng.random((n, 8)) < skill, truth[:, None], wrong((n, 8)))
    people[:, 6] = rng.choice(k, size=n)
    people[assignment(n, 3, np.ones(8), rng) == 0] = -1
    misled = (rng.random(n) < 0.2)[:, None]
    trap = wrong((n, 1))
    family = np.repeat(rng.random((n, 2)) < 0.9, 2, axis=1)
    own = rng.random((n, 4)) < np.array([0.95, 0.92, 0.9, 0.88])
    models = np.where(misled & family & own, trap, truth[:, None])
    slip = rng.random((n, 4)) < np.array([0.03, 0.05, 0.04, 0.06])
    return truth, people, np.where(slip, wrong((n, 4)), models)


def write_support_tickets(rng: np.random.Generator) -> None:
    truth, people, models = support_tickets(rng)
    classes = tuple(TICKETS)
    gold = set(rng.choice(truth.size, size=120, replace=False).tolist())
    content = [str(rng.choice(TICKETS[classes[code]])) for code in truth]
    rows = [
        [name, kind, family, f"ticket-{j + 1:03}", content[j], classes[code], known]
        for j in range(truth.size)
        for known in [classes[truth[j]] if j in gold else ""]
        for name, kind, family, code in (
            *((name, "person", "", people[j, i]) for i, name in enumerate(PEOPLE)),
            *((name, "model", of, models[j, i]) for i, (name, of) in enumerate(MODELS)),
        )
        if code >= 0
    ]
    header = ["worker", "kind", "family", "item", "text", "label", "gold"]
    write("support-tickets.csv", [header, *rows])


RATINGS = (
    ("I do not know.", "Please see the manual.", "This is not my department."),
    ("Restart it. That often helps.", "Try another cable, perhaps."),
    ("Hold the power key for ten seconds, then wait.", "Update it under Settings, then look."),
    ("Open Settings, Network, Reset. You will need your password.",),
    ("Open Settings, Network, Reset, and sign in again. If the light stays red, call us.",),
)
"""Replies of a help desk, from useless to perfect."""


def reply_ratings(rng: np.random.Generator) -> SimulatedLabels:
    """Draw ratings of 300 replies from 1 to 5 by 24 workers, some of whom rate too high or low."""
    confusion = draw_confusion(RatingNoise(0.85, 0.5), WorkerModel.GENERAL, 24, 5, rng)[0]
    eagerness = rng.gamma(2.0, size=24)
    shares = np.array([0.12, 0.18, 0.26, 0.26, 0.18])
    chance = assignment(300, 5, eagerness, rng)
    return simulate(confusion, chance, tuple("12345"), shares, rng)


def write_reply_ratings(rng: np.random.Generator) -> None:
    drawn = reply_ratings(rng)
    gold = set(rng.choice(300, size=100, replace=False).tolist())
    texts = [str(rng.choice(RATINGS[code])) for code in drawn.truth]
    labels = drawn.labels
    rows = [
        [
            NAMES[w],
            f"reply-{j + 1:03}",
            texts[j],
            code + 1,
            drawn.truth[j] + 1 if j in gold else "",
        ]
        for w, j, code in zip(labels.worker, labels.item, labels.code, strict=True)
    ]
    write("reply-ratings.csv", [["worker", "item", "text", "label", "gold"], *rows])


CHAIRS = (
    *("Alder", "Birch", "Cedar", "Ebony", "Elm", "Larch", "Linden", "Maple"),
    *("Oak", "Pine", "Walnut", "Willow"),
)
TESTERS = (
    *("anouk", "bela", "carlos", "dilek", "emil", "fatou", "goran", "hana"),
    *("ines", "jonas", "kofi", "lucia", "marek", "noor"),
)


def write_comparisons(rng: np.random.Generator) -> None:
    """Write which of two chairs 14 testers preferred; hana guesses, and left is preferred a bit."""
    n = len(CHAIRS)
    score = np.round(rng.permutation(np.linspace(1.6, -1.6, n)), 2)
    rows = []
    for tester in TESTERS:
        for _ in range(60):
            left, right = rng.choice(n, size=2, replace=False)
            lead = score[left] - score[right] + 0.35
            weight = np.array([np.exp(lead / 2), np.exp(-lead / 2), 0.45])
            if tester == "hana":
                weight = np.array([1.0, 1.0, 0.3])
            choice = rng.choice(3, p=weight / weight.sum())
            rows.append([tester, CHAIRS[left], CHAIRS[right], ("left", "right", "tie")[choice]])
    write("comparisons.csv", [["worker", "left", "right", "preferred"], *rows])


HOTEL = {
    "breakfast": (
        "The bread at breakfast was fresh every morning.",
        "Breakfast ends at nine, which is early for a holiday.",
        "They had no hot dishes at breakfast.",
    ),
    "location": (
        "Five minutes on foot to the old town.",
        "The bus to the centre takes half an hour.",
        "You can see the harbour from the steps.",
    ),
    "noise": (
        "Trams start below the window at five.",
        "We slept very quietly towards the yard.",
        "The lift hums all night long.",
    ),
    "price": (
        "For this money I expected more.",
        "Good value compared with the places around.",
        "The city tax came on top of the bill.",
    ),
    "staff": (
        "The night porter found our lost bag.",
        "Nobody at the desk knew about our booking.",
        "Everyone greeted us by name.",
    ),
}
NOTHING = (
    "We stayed for two nights in May.",
    "Our third visit; we will come again.",
    "The room was as in the pictures.",
)
READERS = (
    *("adel", "brit", "cleo", "dov", "enya", "finn", "gwen", "hiro"),
    *("ines", "jan", "kaya", "luis", "mona", "nils", "olga", "pavel"),
)


def write_hotel_tags(rng: np.random.Generator) -> None:
    """Write what 240 hotel reviews are about, tagged by five of 16 readers each.

    Hiro ticks at random, and Olga hardly ever ticks more than one tag. An empty cell is a reader
    who found none of the tags; gold of such a review is an empty list.
    """
    n, tags = 240, tuple(HOTEL)
    truth = rng.random((n, len(tags))) < (0.35, 0.3, 0.25, 0.15, 0.4)
    given = assignment(n, 5, np.ones(len(READERS)), rng)
    seen = rng.uniform(0.82, 0.97, len(READERS))
    gold = set(rng.choice(n, size=80, replace=False).tolist())
    rows = []
    for j in range(n):
        about = [str(rng.choice(HOTEL[tag])) for tag, on in zip(tags, truth[j], strict=True) if on]
        text = " ".join(about) or str(rng.choice(NOTHING))
        known = "|".join(t for t, on in zip(tags, truth[j], strict=True) if on) or "[]"
        for i, reader in enumerate(READERS):
            if not given[j, i]:
                continue
            ticked = np.where(rng.random(len(tags)) < seen[i], truth[j], rng.random(5) < 0.08)
            if reader == "hiro":
                ticked = rng.random(len(tags)) < 0.3
            chosen = [tag for tag, on in zip(tags, ticked, strict=True) if on]
            if reader == "olga":
                chosen = chosen[:1]
            cell = "|".join(chosen)
            rows.append([reader, f"review-{j + 1:03}", text, cell, known if j in gold else ""])
    write("hotel-tags.csv", [["worker", "item", "text", "label", "gold"], *rows])


if __name__ == "__main__":
    SAMPLES.mkdir(parents=True, exist_ok=True)
    write_street_signs(np.random.default_rng(20))
    write_product_reviews(np.random.default_rng(21))
    write_six_friends(np.random.default_rng(22))
    write_clouds(np.random.default_rng(23))
    write_support_tickets(np.random.default_rng(24))
    write_reply_ratings(np.random.default_rng(29))
    write_comparisons(np.random.default_rng(27))
    write_hotel_tags(np.random.default_rng(26))
