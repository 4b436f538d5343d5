"""A match as a story: who acts, which lines make a turn, what a turn comes to, and the film."""

import pytest

from panj.core.dice import Dice
from panj.core.messages import SPECTATOR, Message
from panj.core.registry import REGISTRY
from panj.server.answers import table_answer
from panj.server.rooms import Room
from panj.server.store.rows import EventKind, EventRow, TableSettings
from panj.server.story import MOST_STEPS, film_of, turns_told
from panj.server.wire.answers import TurnAnswer
from panj.server.wire.said import Said
from panj.words import LANGUAGES, words_for
from server.rooms import make_room

SLUGS = REGISTRY.slugs()
LONGEST = 60


def play(room: Room, moves: int, seed: int = 1, by: str = "person") -> None:
    """So many random moves, or to the end."""
    dice = Dice(seed)
    assert room.match is not None
    while moves and (legal := room.match.moves()):
        moves -= 1
        d = room.match.decision()
        assert d is not None
        text = room.game.moves.text(legal[dice.below(len(legal))])
        happen(room, EventKind.MOVE, d.who, text, by)


def happen(room: Room, kind: str, who: int, text: str = "", by: str | None = "person") -> None:
    version = room.version + 1
    room.apply(EventRow(room.table.id, version, kind, who, text, f"action {version}", 0.0, by))


def undo(room: Room) -> None:
    assert room.match is not None
    happen(room, EventKind.UNDO, room.match.played[-1].who)


def all_turns(room: Room, seat: int = SPECTATOR) -> list[TurnAnswer]:
    return turns_told(room, seat, -1, room.version)


def sentence(slug: str, lang: str, turn: TurnAnswer) -> str:
    words = words_for(lang)
    words.phrases.update(REGISTRY.game(slug).phrases)
    say = lambda each: words.say(Message(each.key, each.operands), ["Ada", "Bence"] * 4)  # noqa: E731
    facts = ", ".join(map(say, turn.said))
    return facts if turn.lead is None else f"{say(turn.lead)}: {facts}"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_says_of_every_line_who_acts(slug: str) -> None:
    game = REGISTRY.game(slug)
    assert not game.narration.is_plain
    for key, line in game.narration.lines.items():
        assert line.actor < len(game.phrases[key])


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_is_summed_up_in_few_words_in_every_language(slug: str, seed: int) -> None:
    room = make_room(slug, seed)
    play(room, 3000, seed)
    turns = all_turns(room)
    assert len(turns) > 10
    for turn in turns:
        assert len(turn.said) <= 2
        for lang in LANGUAGES:
            text = sentence(slug, lang, turn)
            assert lang != "en" or len(text.replace("\u2068", "").replace("\u2069", "")) <= LONGEST
    told = [turn for turn in turns if turn.said]
    assert len(told) > 0.9 * len(turns), [t for t in turns if not t.said][:5]


@pytest.mark.parametrize("slug", SLUGS)
def test_turns_follow_each_other_and_have_their_lines(slug: str) -> None:
    room = make_room(slug, 3)
    play(room, 150, 3)
    for seat in range(SPECTATOR, room.table.seats):
        answer = table_answer(room, "", seat, set())
        turns = {turn.turn: turn for turn in answer.turns}
        assert list(turns) == sorted(turns)
        for line in answer.log:
            turn = turns.get(line.turn)
            if turn is not None and line.seat is not None and not line.heading:
                assert turn.first <= line.version <= turn.last
        assert [line.turn for line in answer.log] == sorted(line.turn for line in answer.log)


@pytest.mark.parametrize("slug", SLUGS)
def test_gains_add_up_to_the_score(slug: str) -> None:
    room = make_room(slug, 4)
    play(room, 3000, 4)
    turns = all_turns(room)
    begun = room.points(0)
    sums = [begun[seat] + sum(turn.gain[seat] for turn in turns) for seat in range(len(begun))]
    assert sums == room.points(room.version)


def test_what_only_counts_at_the_end_is_no_gain_of_a_turn() -> None:
    room = make_room("trajan", 1)
    play(room, 9)  # cards are taken, which are worth a point each at the end
    assert room.match is not None
    assert sum(room.match.state.scores()) > 0
    assert [turn.gain for turn in all_turns(room)] == [[0] * room.table.seats] * len(
        all_turns(room)
    )
    play(room, 3000)
    assert room.points(room.version) == room.match.state.scores()


@pytest.mark.parametrize("slug", SLUGS)
def test_what_touches_the_reader_is_important(slug: str) -> None:
    room = make_room(slug, 5)
    play(room, 3000, 5)
    for seat in range(room.table.seats):
        for line in table_answer(room, "", seat, set()).log:
            shape = room.game.narration.lines[line.key]
            touched = shape.seats(Message(line.key, line.operands))
            if seat in touched and line.seat != seat and not shape.begins:
                assert line.weight == 2, line


def test_who_moved_a_seat_is_told_as_it_was_then() -> None:
    room = make_room("kingdomino", 1)
    play(room, 1, by="person")
    play(room, 1, by="bot")
    acted = [line.by for line in table_answer(room, "", 0, set()).log if line.seat is not None]
    assert acted == ["person", "bot"]
    room.seats[0].kind = room.seats[1].kind = "bot"
    acted = [line.by for line in table_answer(room, "", 0, set()).log if line.seat is not None]
    assert acted == ["person", "bot"]


def test_an_event_from_before_that_was_kept_was_the_persons() -> None:
    room = make_room("kingdomino", 1)
    assert room.match is not None
    text = room.game.moves.text(room.match.moves()[0])
    room.seats[0].kind = room.seats[1].kind = "bot"
    d = room.match.decision()
    assert d is not None
    happen(room, EventKind.MOVE, d.who, text, None)
    assert table_answer(room, "", 0, set()).log[-2].by == "person"


# The film


def test_a_film_shows_what_the_seat_saw() -> None:
    room = make_room("kohan_dej", 1)
    seen: dict[int, object] = {}
    for _ in range(40):
        play(room, 1, room.version)
        seen[room.version] = table_answer(room, "", 0, set()).view
    film = film_of(room, 0, 0, room.version)
    assert film.whole
    assert len(film.steps) > 5
    for step in film.steps:
        assert step.view == seen[step.version]
        assert {line.version for line in step.log} == {step.version}


def test_a_film_has_no_line_that_the_seat_may_not_read() -> None:
    room = make_room("kohan_dej", 1)
    play(room, 60)
    for seat in range(SPECTATOR, room.table.seats):
        told = [line.key for step in film_of(room, seat, -1, 60).steps for line in step.log]
        assert told == [line.key for line in table_answer(room, "", seat, set()).log]


def test_a_film_is_told_in_parts() -> None:
    room = make_room("trajan", 1)
    play(room, 200)
    after, versions = -1, []
    while True:
        film = film_of(room, 0, after, room.version)
        assert len(film.steps) <= MOST_STEPS
        versions += [step.version for step in film.steps]
        if film.whole:
            break
        after = film.upto
    assert versions == sorted(set(versions))
    assert len(versions) > MOST_STEPS
    assert film.upto == room.version


def test_what_was_taken_back_is_cut_out_of_the_film() -> None:
    room = make_room("kingdomino", 1)
    play(room, 3)
    undo(room)
    film = film_of(room, 0, 2, room.version)
    assert [[line.key for line in step.log] for step in film.steps] == [["server.log.undone"]]
    assert film.steps[0].view == film_of(room, 0, 1, 2).steps[-1].view
    before = film_of(room, 0, 2, 3)
    assert [step.version for step in before.steps] == [3]


def test_a_turn_that_was_taken_back_tells_only_what_stands() -> None:
    room = make_room("kingdomino", 1)
    play(room, 5)
    number = all_turns(room)[-1].turn
    undo(room)
    assert all(turn.turn < number or not turn.said for turn in all_turns(room))
    play(room, 1, 9)
    assert all_turns(room)[-1].turn == number
    assert [line.turn for line in table_answer(room, "", 0, set()).log[-2:]] == [number, number]


def test_a_spectator_who_is_behind_sees_a_film_that_is_so_too() -> None:
    room = make_room("kingdomino", 1, TableSettings(spectator_delay=2))
    play(room, 4)
    undo(room)
    film = film_of(room, SPECTATOR, -1, room.version)
    assert film.upto == 3
    assert [step.version for step in film.steps] == [0, 1, 2, 3]
    answer = table_answer(room, "", SPECTATOR, set())
    assert max(line.version for line in answer.log) == 3
    assert max(turn.last for turn in answer.turns) <= 3


def test_a_moved_piece_tells_where_it_came_from() -> None:
    room = make_room("pax_pamir", 1)
    line = room.game.narration.line("marched")
    note = Message("pax_pamir.log.marched", [0, 2, 3])
    assert line.thing(note, line.origin) == "region:herat"
    assert line.thing(note, line.goal) == "region:kabul"


def test_the_message_of_a_summary_is_declared() -> None:
    said = Said("kingdomino.told.claimed", [4])
    assert said.key in REGISTRY.game("kingdomino").phrases
