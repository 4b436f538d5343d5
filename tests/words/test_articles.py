"""Hungarian articles agree with what follows: „a” before a consonant, „az” before a vowel."""

import re

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from panj.core.things import Kind
from panj.words import words_for
from words.ftl_files import all_phrases, messages

ARTICLE = re.compile(r"(?:^|[\s(„])(az?)\s+$", re.IGNORECASE)
VOWELS = "aáeéiíoóöőuúüű"
SPOKEN = {"1": "az", "5": "az", "11": "a", "15": "a", "50": "az"}
"""Numbers by their sound: egy, öt, tizenegy, tizenöt, ötven."""


class Patterns(Visitor):
    """Collects a pattern and the patterns of its choices."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def parts(pattern: ast.Pattern) -> list[ast.Pattern]:
    """A pattern, and those of its choices."""
    visitor = Patterns()
    visitor.visit(pattern)
    return visitor.found


def article_of(word: str) -> str:
    """The article that a word takes."""
    return "az" if word[:1].lower() in VOWELS else "a"


def before(pattern: ast.Pattern) -> list[tuple[str, ast.Placeable]]:
    """The articles that stand directly before a placeable."""
    found = []
    for text, placeable in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(text, ast.TextElement) and isinstance(placeable, ast.Placeable):
            article = ARTICLE.search(text.value)
            if article:
                found.append((article[1].lower(), placeable))
    return found


def agrees(article: str, placeable: ast.Placeable, kinds: dict[str, Kind]) -> bool:
    """Whether everything that may stand there takes this article."""
    shown = placeable.expression
    if isinstance(shown, ast.SelectExpression):
        return all(not each.value.elements or is_word(article, each) for each in shown.variants)
    kind = kinds.get(shown.id.name) if isinstance(shown, ast.VariableReference) else None
    if kind is None or not kind.words:
        return False  # A name or a number: nobody knows how it begins.
    words = words_for("hu")
    names = [words.text(kind.key(value)) for value in range(kind.size)]
    return all(article_of(name) == article for name in names)


def is_word(article: str, variant: ast.Variant) -> bool:
    """Whether a choice begins with a word that takes this article."""
    first = variant.value.elements[0]
    return isinstance(first, ast.TextElement) and article_of(first.value.lstrip()) == article


def test_no_article_stands_before_what_may_begin_otherwise() -> None:
    phrases = all_phrases()
    wrong = []
    for (_, name), forms in messages("hu").items():
        operands = phrases.get(name.replace("-", "."), [])
        kinds = {each.name: each.kind for each in operands}
        for form, pattern in forms.items():
            wrong += [
                (name, form)
                for part in parts(pattern)
                for article, placeable in before(part)
                if not agrees(article, placeable, kinds)
            ]
    assert wrong == []


def test_articles_that_are_chosen_by_a_number_follow_its_sound() -> None:
    wrong = []
    chosen = 0
    for (_, name), forms in messages("hu").items():
        for pattern in forms.values():
            for element in pattern.elements:
                shown = element.expression if isinstance(element, ast.Placeable) else None
                if isinstance(shown, ast.SelectExpression):
                    spoken = spoken_by(shown)
                    if spoken:
                        chosen += 1
                        wrong += [
                            (name, key) for key in spoken if spoken[key] != SPOKEN.get(key, "a")
                        ]
                        wrong += [(name, key) for key in ("1", "5") if key not in spoken]
    assert wrong == []
    assert chosen > 10


def spoken_by(shown: ast.SelectExpression) -> dict[str, str]:
    """The articles of a selector by number, if it chooses nothing else."""
    found = {}
    for variant in shown.variants:
        [first, *more] = variant.value.elements
        text = first.value.strip().lower() if isinstance(first, ast.TextElement) else ""
        if more or text not in ("a", "az"):
            return {}
        key = variant.key
        found[key.value if isinstance(key, ast.NumberLiteral) else "other"] = text
    return found


def test_a_wrong_article_is_found() -> None:
    name = ast.Placeable(ast.VariableReference(ast.Identifier("who")))
    pattern = ast.Pattern([ast.TextElement("Ez az "), name])
    [(article, placeable)] = before(pattern)
    assert article == "az"
    assert not agrees(article, placeable, {})
