"""What a browser is told of games and moves, so that it needs no list of its own."""

from collections import Counter
from typing import Any

import pytest

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import SPECTATOR, Message
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import Decision, State
from panj.server.answers import table_answer
from panj.server.chronicle import Told
from panj.server.rooms import Room
from panj.server.shown import ShownState
from panj.server.store.rows import By, EventKind, EventRow
from panj.server.story import log_line
from panj.server.wire.answers import MoveOffer
from server.rooms import make_room

SLUGS = REGISTRY.slugs()
MOVES = 250
"""So long is a match followed at most: every kind of decision has come up by then."""


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_marks_only_verbs_and_previews_that_it_has(slug: str) -> None:
    game = REGISTRY.game(slug)
    verbs = {verb.name for verb in game.moves.verbs}
    assert verbs >= {*game.presentation.sealed, *game.presentation.weighed}
    assert set(game.phrases) >= {*game.presentation.warnings, *game.presentation.drawbacks}


def offered(game: Game, s: State) -> list[MoveOffer]:
    """What the seat that decides is offered."""
    d = s.decision()
    assert d is not None
    question = ShownState(game, s).question(d.who, d.moves(s))
    assert question is not None
    return question.moves


def test_a_secret_choice_is_sealed() -> None:
    room = make_room("kohan_dej", 7)
    offers = offered(room.game, room.match.state)
    assert {each.verb for each in offers} == {"pick"}
    assert all(each.sealed for each in offers)


def test_an_open_choice_is_not_sealed() -> None:
    room = make_room("kingdomino", 7)
    assert not offered(room.game, room.match.state)[0].sealed


def test_a_place_is_weighed_and_a_claim_is_not() -> None:
    room = make_room("kingdomino", 7)
    told = {}
    while "place" not in told:
        s = room.match.state
        d = s.decision()
        [first, *_] = d.moves(s)
        offer = offered(room.game, s)[0]
        told[offer.verb] = offer.weighed
        room.match.make(first)
    assert told == {"claim": False, "place": True}


def test_a_placement_is_told_by_its_neighbours_too_and_a_claim_needs_no_more_words() -> None:
    room = make_room("kingdomino", 7)
    told: dict[str, set[str]] = {"claim": set(), "place": set()}
    while not told["place"]:
        s = room.match.state
        offers = offered(room.game, s)
        told[offers[0].verb] |= {each.placed.key if each.placed else "" for each in offers}
        d = s.decision()
        assert d is not None
        room.match.make(d.moves(s)[0])
    assert told["claim"] == {""}
    assert all(key.startswith("kingdomino.where.") for key in told["place"])


def test_a_residence_is_weighed_with_its_line_and_a_location_is_not() -> None:
    room = make_room("minerva", 7)
    seen: dict[str, set[bool]] = {}
    wish: dict[str, tuple[str, ...]] = {
        "residence": ("residence", "place", "activate"),
        "location": ("build", "place"),
    }
    for name, verbs in wish.items():
        s = room.match.state.clone()
        for verb in verbs:
            d = s.decision()
            assert d is not None
            offers = list(zip(d.moves(s), offered(room.game, s), strict=True))
            alike = [(move, offer.weighed) for move, offer in offers if offer.verb == verb]
            seen[f"{name} {verb}"] = {weighed for _, weighed in alike}
            s.play(alike[0][0])
    assert seen == {
        "residence residence": {False},
        "residence place": {True},
        "residence activate": {True},
        "location build": {False},
        "location place": {False},
    }


def test_a_move_that_tells_a_loss_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room("pax_pamir", 7)
    s = room.match.state
    d = s.decision()
    assert not offered(room.game, s)[0].warns
    told = [Message("pax_pamir.preview.debt", [0, 1, 1])]
    monkeypatch.setattr(type(d), "preview", lambda *_: told)
    assert offered(room.game, s)[0].warns


def test_a_game_tells_its_prefix_and_what_its_numbers_are(person) -> None:
    ada = person("Ada")
    games = {game["slug"]: game["rule_prefix"] for game in ada.get("/games").json()}
    assert games == {slug: REGISTRY.game(slug).rule_prefix for slug in REGISTRY.slugs()}
    trajan = ada.get("/games/trajan").json()
    assert trajan["rule_prefix"] == "TR"
    assert trajan["has_secrets"]
    assert "owner" in trajan["view_fields"]["seats"]
    assert trajan["view_fields"]["boards_only"] == ["loads"]
    assert trajan["view_fields"]["seat_lists"] == sorted(
        REGISTRY.game("trajan").view_fields.seat_lists
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_marks_only_log_lines_that_it_has(slug: str) -> None:
    game = REGISTRY.game(slug)
    assert set(game.phrases) >= {*game.presentation.headings, game.presentation.round_line} - {""}


@pytest.mark.parametrize(
    ("slug", "headings"),
    [
        ("kingdomino", {"kingdomino.log.game", "kingdomino.log.round"}),
        ("pax_pamir", {"pax_pamir.log.turn", "pax_pamir.log.check", "pax_pamir.log.final_check"}),
        ("high_card", set()),
    ],
)
def test_the_lines_that_begin_a_part_of_the_match_are_headings(
    slug: str, headings: set[str]
) -> None:
    game = REGISTRY.game(slug)
    told = [Told(Message(key, []), None, None, By.RULE, 0, "", 0, None) for key in game.phrases]
    lines = [log_line(game, 1, each, 1) for each in told]
    assert {line.key for line in lines if line.heading} == headings


def test_a_browser_is_told_where_nobody_has_secrets(person) -> None:
    ada = person("Ada")
    told = {slug: ada.get(f"/games/{slug}").json()["has_secrets"] for slug in SLUGS}
    assert {slug for slug in told if not told[slug]} == {"kingdomino", "minerva"}


class Listings:
    """Counts how often the decisions of a match list the moves of the state that it stands in. What
    a view tries out on copies (Trajan's loads) is not legality, and is not counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.state: State | None = None
        self.watched: set[type[Decision[Any]]] = set()
        self.counted: Counter[str] = Counter()

    def watch(self, kind: type[Decision[Any]]) -> None:
        """Count from now on what this kind of decision lists; its own lists only, not what it
        takes over from a kind that it extends."""
        if kind in self.watched:
            return
        self.watched.add(kind)
        honest = kind.moves

        def moves(d: Decision[State], s: State) -> list[Move]:
            if type(d) is kind and s is self.state:
                self.counted[kind.__name__] += 1
            return honest(d, s)

        self.monkeypatch.setattr(kind, "moves", moves)


@pytest.mark.parametrize("slug", [*SLUGS, "high_card"])
@pytest.mark.usefixtures("high_card")
def test_a_state_lists_its_moves_once_whoever_looks(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, dice, listings = make_room(slug, 7), Dice(7), Listings(monkeypatch)
    assert room.match is not None
    while (d := room.match.decision()) is not None and room.version < MOVES:
        listings.watch(type(d))
        listings.state = room.match.state
        listings.counted.clear()
        for seat in range(SPECTATOR, room.table.seats):
            table_answer(room, f"id {seat}", seat, set())
        moves = room.match.moves()
        go_on(room, moves[dice.below(len(moves))])
        assert listings.counted == {type(d).__name__: 1}


def go_on(room: Room, move: Move) -> None:
    """Make a move that was shown, as the referee does."""
    assert room.match is not None
    played = room.match.ahead(move)
    version, text = room.version + 1, room.game.moves.text(move)
    event = EventRow(room.table.id, version, EventKind.MOVE, played.who, text, str(version), 1.0)
    room.apply(event, played)
