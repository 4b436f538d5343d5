"""What games say for newcomers: every page is whole, and what is wrong with one is found."""

from typing import Any

import msgspec
import pytest

from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.learn.guide import (
    DAMAGED,
    MISSING,
    Drawn,
    Guide,
    GuideFile,
    Section,
    Tip,
    When,
    guide,
    has_guide,
    position,
    read_guide,
)
from panj.learn.guide_proof import guide_faults
from panj.learn.marked import Span, plain, spans
from panj.words import LANGUAGES, words_for
from support.example import GAME as WITHOUT_HOUSE

GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
GAME = REGISTRY.game("kingdomino")


def changed(**parts: Any) -> Guide:
    """Kingdomino's guide with other parts."""
    own = guide(GAME)
    file = GuideFile(1, own.first, own.sections, own.words, own.tips)
    return Guide(GAME, msgspec.structs.replace(file, **parts))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_guide_of_a_game_is_whole(game: Game) -> None:
    own = guide(game)
    assert guide_faults(own) == []
    assert len(own.pictures()) == 4
    assert (len(own.words), len(own.tips)) == (10, 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kingdomino_says_squares_times_crowns_in_short(lang: str) -> None:
    short = [words_for(lang).text(key) for key in guide(GAME).texts()[:4]]
    assert "×" in plain(short[3])
    assert any(name in short[3] for name in ("(crown)", "koron"))


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"words": ["castle"]}, "en: the word king is not explained"),
        ({"sections": [Section("nothing")]}, "en: there is no text kingdomino.how.nothing"),
        ({"tips": [Tip("deny", When(), "KD-99.1")]}, "there is no rule KD-99.1"),
        (
            {"sections": [Section("goal", picture=Drawn(1, 99, "kingdom"))]},
            "the picture goal cannot be made: learn.refusal.damaged_guide",
        ),
    ],
    ids=lambda each: "",
)
def test_what_is_wrong_with_a_guide_is_found(parts: dict[str, Any], fault: str) -> None:
    assert fault in guide_faults(changed(**parts))


def test_a_first_game_that_cannot_be_opened_is_found() -> None:
    first = msgspec.structs.replace(guide(GAME).first, seats=9)
    assert any(each.startswith("the first game") for each in guide_faults(changed(first=first)))


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format": 2}', b"[1]"])
def test_a_damaged_guide_is_refused_by_a_sentence(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_guide(GAME, data)
    assert refused.value.message.key == DAMAGED
    assert all(words_for(lang).text(DAMAGED) for lang in LANGUAGES)


def test_a_game_without_a_guide_is_told_so() -> None:
    assert not has_guide(WITHOUT_HOUSE)
    with pytest.raises(Refused) as refused:
        guide(WITHOUT_HOUSE)
    assert refused.value.message.key == MISSING


def test_a_picture_shows_the_table_after_a_step() -> None:
    shown = position(GAME, Drawn(1, 7, "kingdom"))
    assert shown.state.scores()[shown.you] == 8
    assert position(GAME, Drawn(1, 0, "kingdom")).moves == 0


def test_marks_are_read_and_taken_away() -> None:
    text = "**Its [crowns](crown)** and *so* on"
    assert list(spans(text)) == [
        Span("Its ", strong=True),
        Span("crowns", "crown", strong=True),
        Span(" and "),
        Span("so", em=True),
        Span(" on"),
    ]
    assert plain(text) == "Its crowns and so on"
