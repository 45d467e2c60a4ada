"""Plain words: no text, help page or docstring uses a word that has a plainer one.

`WORDS` states for each pattern what to write instead, `EXCEPTIONS` which phrases may hold one.
"""

from __future__ import annotations

import ast
import gc
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

import pytest

from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    Place = Literal["texts", "help", "docstrings"]

PACKAGE = ROOT / "crowdgui"
PAGES = [
    *sorted((ROOT / "resources" / "help").glob("*.md")),
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
]
PLACES: tuple[Place, ...] = ("texts", "help", "docstrings")
# Where people read; docstrings are for those who write code.
SEEN: tuple[Place, ...] = ("texts", "help")
MARKS = frozenset({"tr", "tr_n", "tr_noop", "tr_n_noop"})
MARKED = re.compile(r"\btr(_n)?(_noop)?\(")
FIRST_WORDS = re.compile(r"(give|say|tell|let|put|hold|have)s?\b", re.IGNORECASE)
# What is no English of ours: fields of a text, code, and what a link leads to.
ALIEN = re.compile(r"\{\w*[^{}]*\}|%\(\w+\)\w|``?[^`]+``?|(?<=\])\([^)\s]*\)|<[^<>\s]+>")


@dataclass(frozen=True)
class Word:
    """A pattern of whole words, what to write instead, and where it is looked for."""

    name: str
    pattern: str
    instead: str
    places: tuple[Place, ...] = PLACES


@dataclass(frozen=True)
class Passage:
    """A text, a line of a page or a docstring, and where it is."""

    file: str
    line: int
    words: str


@dataclass(frozen=True)
class Hit:
    """A passage with a word that has a plainer one."""

    passage: Passage
    found: str

    def __str__(self) -> str:
        return f"{self.passage.file}:{self.passage.line}: “{self.found}”"


WORDS = (
    Word("foretell", r"foretell\w*|foretold|foresee\w*|foreseen", "predict, expect, forecast"),
    Word("mend", r"mend(s|ed|ing)?", "fix"),
    Word("parted", r"parted", "separated"),
    Word("anew", r"anew|afresh", "again, new"),
    Word("but for, be it", r"but for|be it", "except for; even, whether"),
    Word(
        "whoever, kin, for want of",
        r"whoever|kin|for want of|one and the same|so as not to",
        "the person who …; EM rules; because there is not enough; the same",
    ),
    Word("serve", r"serv(e|ed|es|ing)", "assign, give"),
    Word("told", r"told", "shown, detected; told apart: distinguished"),
    Word(
        "stand",
        r"stands? (here|there|then|in|for|on|out|beside|below|at)|stood",
        "is, appears, is written",
    ),
    Word("speak of", r"speaks? (of|for|against|only)", "is about, supports, is evidence against"),
    Word(
        "say nothing", r"(says|say|tells|tell) nothing", "is not useful, is not informative", SEEN
    ),
    Word("come to rest", r"(come|comes|came) to rest|at rest", "converge"),
    Word("elect", r"elect(s|ed)?", "choose, majority of the others"),
    Word("hold against", r"held against|hold(s|ing)? \S+( \S+)? against", "compare with"),
    Word("cannot be told", r"(can|cannot) be told", "can tell, can’t tell; is known, is not known"),
    Word(
        "is no",
        r"(?<!there )(is|are|be|or|and|but) no (more than|number|probability|list|recipe|XML|JSON"
        r"|bound|estimate|proof|valid|sum|Parquet|text|label|labels|workbook|export|guarantee"
        r"|charge|test|fair)",
        "isn’t a …, not …",
    ),
    Word("usual", r"usual(ly)?", "default"),
    Word(
        "leave out",
        r"le(ave|aves|aving|ft) \S*( \S+)? ?out|put back|count(s|ed)? again",
        "exclude, include (workers); skip (rows)",
    ),
    Word("honest, ordinary", r"honest|ordinary", "attentive; typical", SEEN),
    Word(
        "certified, indication",
        r"indications?|certif\w+|self-certified|demoted",
        "estimate; guarantee; not valid here",
        SEEN,
    ),
    Word("limit", r"limits?", "bound (of an error); maximum (a setting)", SEEN),
    Word("beyond noise", r"beyond noise|more than noise|beyond chance", "significant", SEEN),
    Word("judge", r"judg(e|es|ed|ing)", "review, assess, compare"),
    Word("by hand", r"by hand|hand check|random check", "manual(ly); audit", SEEN),
    Word("answer", r"answers?", "label", SEEN),
    Word("chance", r"chances? (of|that|it)", "probability"),
    Word("sure", r"surer?|how sure", "confident, confidence", SEEN),
    Word(
        "a for per",
        r"(accuracy|answer|label|row|card|file|column|one) a (class|worker|row|item|question|line)",
        "per class, per worker",
    ),
    Word("hand on", r"hand(s|ed|ing)? (it )?on", "share, export"),
    Word("go on, give up", r"go(es)? on|give up", "continue; discard", SEEN),
    Word("work out", r"work(ed|ing|s)? (it )?out", "compute, calculate"),
    Word(
        "by itself, also where", r"by itself|also where|also after", "automatically; even if", SEEN
    ),
    Word("suspicion, verdict, charge", r"suspici\w+|verdict|charges?", "flag, evidence, result"),
    Word("percent", r"(\d+|\{\}) %", "95% (no space in English)"),
    Word(
        "labeller, category",
        r"labell?ers?|annotators?|raters?|categor(y|ies)",
        "worker; class",
        SEEN,
    ),
)

EXCEPTIONS = {
    "greement beyond chance": "the standard term for what kappa and alpha measure",
    "By hand.": "the heading of worked examples",
    "fiducial limits": "the title of a paper",
    "ranking annotators": "the title of a paper",
    "inter-rater reliability": "in the title of a paper",
    "LLM-as-a-judge": "the title of a paper",
    "lternative annotator test": "the name of a test, and the title of a paper",
    "Questions and answers": "the title of a page",
    "Answer.taskAnswers": "a column of Mechanical Turk",
    "Answer.q1": "a column of Mechanical Turk",
    "Inputs and answers are numbered": "the words of Mechanical Turk",
    "accepts several answers": "the word of Appen for a test question",
    "with annotators": "an option of Label Studio",
    "--no-answer": "an option of the command line",
}
"""Phrases that may hold a word of `WORDS`, each with the reason."""


def gathered() -> Iterator[tuple[Place, Passage]]:
    """Find what is marked for translation, what the command line says, and the docstrings."""
    for path in sorted(PACKAGE.rglob("*.py")):
        code = path.read_text("utf-8")
        tree = ast.parse(code)
        file = path.relative_to(ROOT).as_posix()
        # The command line is English only, so nothing of it is marked.
        if "cli" in path.parent.parts:
            found = said(tree)
        else:
            found = marked(tree) if MARKED.search(code) else iter(())
        for node in found:
            yield "texts", Passage(file, node.lineno, plain(str(node.value)))
        for scope in scopes(tree):
            if (words := ast.get_docstring(scope)) is not None:
                yield "docstrings", Passage(file, scope.body[0].lineno, plain(words))


def scopes(tree: ast.Module) -> Iterator[ast.Module | ast.ClassDef | ast.FunctionDef]:
    """Find the module, its classes and its functions, among statements only."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield node
        left += (
            each
            for each in ast.iter_child_nodes(node)
            if isinstance(each, ast.stmt | ast.excepthandler | ast.match_case)
        )


def said(tree: ast.AST) -> Iterator[ast.Constant]:
    """Find the constants of several words that are no docstrings."""
    documented = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and " " in node.value
            and id(node) not in documented
        ):
            yield node


def marked(tree: ast.Module) -> Iterator[ast.Constant]:
    """Find the constants that stand for a text, in a call or under a name of the same function."""
    for scope in scopes(tree):
        if isinstance(scope, ast.ClassDef):
            continue
        named: dict[str, list[ast.expr]] = {}
        calls: list[ast.Call] = []
        for node in inside(scope):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    for name in ast.walk(target):
                        if isinstance(name, ast.Name):
                            named.setdefault(name.id, []).append(node.value)
            elif isinstance(node, ast.Call):
                function = node.func
                if isinstance(function, ast.Name) and function.id in MARKS:
                    calls.append(node)
        seen: set[int] = set()
        for call in calls:
            for argument in call.args[: 2 if "_n" in ast.unparse(call.func) else 1]:
                values = [argument]
                if isinstance(argument, ast.Name):
                    values = named.get(argument.id, [])
                for value in values:
                    for part in ast.walk(value):
                        if (
                            isinstance(part, ast.Constant)
                            and isinstance(part.value, str)
                            and id(part) not in seen
                        ):
                            seen.add(id(part))
                            yield part


def inside(scope: ast.AST) -> Iterator[ast.AST]:
    """Walk through a scope, but not through the functions in it."""
    left = list(ast.iter_child_nodes(scope))
    while left:
        node = left.pop()
        yield node
        if not isinstance(node, ast.FunctionDef):
            left += ast.iter_child_nodes(node)


def pages() -> Iterator[Passage]:
    for path in PAGES:
        code = False
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.startswith("```"):
                code = not code
            elif not code:
                yield Passage(path.relative_to(ROOT).as_posix(), number, plain(line))


@cache
def everything() -> dict[Place, tuple[Passage, ...]]:
    """Find all passages, with each module parsed once."""
    found: dict[Place, list[Passage]] = {"texts": [], "help": list(pages()), "docstrings": []}
    # None of what is parsed is garbage before its module is done.
    with_garbage = gc.isenabled()
    gc.disable()
    for place, passage in gathered():
        found[place].append(passage)
    if with_garbage:
        gc.enable()
    return {place: tuple(passages) for place, passages in found.items()}


def passages(place: Place) -> tuple[Passage, ...]:
    return everything()[place]


def plain(words: str) -> str:
    """Return English words without code, links and the names of fields, on one line."""
    return " ".join(ALIEN.sub(lambda part: "{}" if part[0].startswith("{") else "", words).split())


@cache
def whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def find(pattern: str, words: str) -> list[str]:
    """Find a pattern as whole words, without regard to case."""
    return [match[0] for match in whole(pattern).finditer(words)]


@cache
def without_exceptions(place: Place) -> tuple[str, ...]:
    """Return the words of each passage, but for the phrases of `EXCEPTIONS`."""
    excepted = re.compile("|".join(map(re.escape, EXCEPTIONS)))
    return tuple(excepted.sub("", passage.words) for passage in passages(place))


@cache
def doubtful(place: Place) -> tuple[tuple[Passage, str], ...]:
    """Return the passages that some pattern is found in, and their words without exceptions.

    To look for all patterns at once, in small letters, takes a tenth of the time.
    """
    patterns = "|".join(word.pattern for word in WORDS if place in word.places)
    small = re.sub(r"(?<!\\)[A-Z]", lambda letter: letter[0].lower(), patterns)
    any_word = re.compile(rf"(?<!\w)(?:{small})(?!\w)")
    read = zip(passages(place), without_exceptions(place), strict=True)
    return tuple((passage, words) for passage, words in read if any_word.search(words.lower()))


def hits(word: Word, place: Place) -> tuple[Hit, ...]:
    return tuple(
        Hit(passage, each)
        for passage, words in doubtful(place)
        for each in find(word.pattern, words)
    )


def test_plainer_words_are_used() -> None:
    found = [
        f"{hit}: write {word.instead}"
        for word in WORDS
        for place in word.places
        for hit in hits(word, place)
    ]
    assert not found, "\n" + "\n".join(found)


def test_every_exception_is_needed() -> None:
    read = [passage.words for place in PLACES for passage in passages(place)]
    for phrase, reason in EXCEPTIONS.items():
        assert reason
        assert any(phrase in words for words in read), f"“{phrase}” is nowhere"
        assert any(find(word.pattern, phrase) for word in WORDS), phrase


def test_docstrings_do_not_begin_with_give_or_say() -> None:
    wrong = [each for each in passages("docstrings") if FIRST_WORDS.match(each.words)]
    assert not wrong, "\n".join(f"{each.file}:{each.line}: {each.words[:40]}" for each in wrong)


def test_docstrings_of_functions_without_a_value_do_not_say_return() -> None:
    wrong = [
        (path.relative_to(ROOT).as_posix(), scope.name)
        for path in sorted(PACKAGE.rglob("*.py"))
        for scope in scopes(ast.parse(path.read_text("utf-8")))
        if isinstance(scope, ast.FunctionDef)
        and isinstance(scope.returns, ast.Constant)
        and (ast.get_docstring(scope) or "").startswith("Return ")
    ]
    assert wrong == []


def test_texts_are_found_wherever_they_are_written() -> None:
    code = """
later = tr_noop("module")
def function(n):
    one, many = "one", "many"
    both = "a" if n else "b"
    tr(both)
    def inner():
        return [tr("inner" " text"), no("other")]
    return tr_n(one, many, n, name="value")
"""
    found = Counter(str(node.value) for node in marked(ast.parse(code)))
    assert found == Counter(["module", "one", "many", "a", "b", "inner text"])


def test_what_the_command_line_says_is_found() -> None:
    code = """
def function(n):
    \"\"\"A docstring of it.\"\"\"
    print(f"{n} labels", help="what is read", key="key")
"""
    assert [node.value for node in said(ast.parse(code))] == [" labels", "what is read"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("It stood there.", ["stood"]),
        ("Understood", []),
        ("See `stood` and [a page](stood.md#stood): {stood} %(stood)s", []),
        ("Whole STOOD.", ["STOOD"]),
    ],
)
def test_whole_words_are_found_outside_code_and_fields(words: str, found: list[str]) -> None:
    assert find("stood", plain(words)) == found


def test_percent_signs_follow_numbers_and_fields() -> None:
    (percent,) = (word for word in WORDS if word.name == "percent")
    assert find(percent.pattern, plain("95 %, {share} % and 95%")) == ["95 %", "{} %"]
