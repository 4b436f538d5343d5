"""KD-3: the starting round, the rounds, a king's turn."""

from collections import Counter

import pytest

from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.terms import Terms
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import Do
from panj.games.kingdomino.rules.turn import ClaimFirst, ClaimNext, PlaceDomino
from panj.games.kingdomino.state import FREE, KingdominoState, Line
from support import asked, moves, play_all, play_on, rule
from support.kingdomino import claim, discard, keys, kingdom_of, last_round, lay, script, table

DECK = list(range(1, 25))
ASIDE = list(range(25, 49))
ONE = lay((1, 0), (2, 0))


def started(kings: list[int], claims: list[int], deck: list[int] | None = None) -> KingdominoState:
    """A two-player game after its starting round."""
    s = table()
    script(s, deck or DECK, kings, ASIDE)
    play_all(s, [claim(domino) for domino in claims])
    return s


def match(seats: int = 2, seed: bytes = bytes(32), **options: bool) -> Match:
    return Match(GAME, GAME.terms(seats, dict(options)), seed)


def full_kingdom() -> Kingdom:
    """A kingdom in which every square of the grid is laid."""
    return kingdom_of(
        " ".join(f"{x},{y},W,0" for x in range(5) for y in range(5) if (x, y) != (0, 0))
    )


@rule("KD-3.1")
def test_the_state_holds_what_the_rules_name() -> None:
    data = GAME.dump(table(seats=3))
    assert set(data) >= {
        "terms",
        "pile",
        "set_aside",
        "current",
        "next",
        "position",
        "players",
        "agenda",
    }
    assert isinstance(data["players"], list)
    assert set(data["players"][0]) >= {"kingdom", "discarded"}


@rule("KD-3.1")
def test_the_phases_are_start_claim_place_claim_and_over() -> None:
    s = table(seats=3)
    phases: list[type] = []
    while s.decision() is not None:
        if not phases or type(asked(s)) is not phases[-1]:
            phases.append(type(asked(s)))
        s.play(moves(s)[0])
    assert phases[:3] == [ClaimFirst, PlaceDomino, ClaimNext]
    assert set(phases) == {ClaimFirst, PlaceDomino, ClaimNext}
    assert phases[-1] is PlaceDomino


@rule("KD-3.2")
def test_a_line_is_the_top_of_the_pile_in_ascending_order() -> None:
    s = table()
    script(s, [30, 7, 41, 2, 9, *range(10, 29)], [0, 1, 0, 1])
    assert s.next.dominoes == [2, 7, 30, 41]
    assert s.pile[-1] == 9


@rule("KD-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_is_used_up_exactly_and_never_runs_short(seats: int) -> None:
    s = table(seats=seats)
    lines = 1
    while s.decision() is not None:
        left = len(s.pile)
        s.play(moves(s)[0])
        if len(s.pile) != left:
            lines += 1
            assert left - len(s.pile) == s.layout.per_line
    assert s.pile == []
    assert lines == s.layout.lines


@rule("KD-3.3", "KD-3.10")
def test_the_owner_of_the_drawn_king_claims_any_free_domino() -> None:
    s = table()
    script(s, DECK, [1, 0, 0, 1], ASIDE)
    assert asked(s).who == 1
    assert moves(s) == [claim(1), claim(2), claim(3), claim(4)]
    s.play(claim(3))
    assert asked(s).who == 0
    assert moves(s) == [claim(1), claim(2), claim(4)]
    assert s.next.owners == [FREE, FREE, 1, FREE]


@rule("KD-3.3", "KD-9.14")
def test_the_last_king_has_one_option_and_the_log_tells_it() -> None:
    s = table()
    script(s, DECK, [1, 0, 0, 1], ASIDE)
    play_all(s, [claim(1), claim(2), claim(3)])
    assert moves(s) == [claim(4)]
    s.notes = []
    s.play(claim(4))
    assert s.notes[0].key == "kingdomino.log.claimed"
    assert s.notes[0].operands == [1, 4]


@rule("KD-3.3", "KD-7.3")
def test_kings_leave_the_hand_one_by_one() -> None:
    s = table(seats=4)
    for in_hand in (3, 2, 1, 0):
        assert len(s.hand) == in_hand
        s.play(moves(s)[0])


@rule("KD-3.4")
def test_when_every_king_stands_the_line_is_current_and_the_next_is_dealt() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    assert s.round == 1
    assert (s.current.dominoes, s.current.owners) == ([1, 2, 3, 4], [0, 0, 1, 1])
    assert (s.next.dominoes, s.next.owners) == ([5, 6, 7, 8], [FREE] * 4)


@rule("KD-3.5")
def test_kings_act_in_ascending_order_of_their_dominoes() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    order = []
    while s.round == 1:
        d = asked(s)
        if isinstance(d, PlaceDomino):
            order.append((d.who, d.domino))
        s.play(moves(s)[0])
    assert order == [(0, 1), (0, 2), (1, 3), (1, 4)]


@rule("KD-3.5")
def test_claims_of_a_round_do_not_change_its_order() -> None:
    s = started([0, 1, 0, 1], [4, 3, 2, 1])
    who = []
    while s.round == 1:
        who.append(asked(s).who)
        s.play(moves(s)[-1])
    assert who == [1, 1, 0, 0, 1, 1, 0, 0]


@rule("KD-3.5")
def test_with_two_players_both_act_twice_in_every_round() -> None:
    s = table(seed=11)
    turns: dict[int, Counter[int]] = {}
    while s.decision() is not None:
        if isinstance(asked(s), PlaceDomino):
            turns.setdefault(s.round, Counter())[asked(s).who] += 1
        s.play(moves(s)[0])
    assert turns == {number: {0: 2, 1: 2} for number in range(1, 7)}


@rule("KD-3.6", "KD-3.11")
def test_a_domino_that_can_be_placed_must_be_placed() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    assert {move.kind for move in moves(s)} == {Do.PLACE}


@rule("KD-3.6", "KD-3.11", "KD-4.7")
def test_a_domino_that_cannot_be_placed_is_discarded() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.players[0].kingdom = full_kingdom()
    assert moves(s) == [discard(1)]


@rule("KD-3.6", "KD-3.12")
def test_after_placing_the_same_king_claims_a_free_domino() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.play(ONE)
    assert asked(s).who == 0
    assert isinstance(asked(s), ClaimNext)
    assert moves(s) == [claim(5), claim(6), claim(7), claim(8)]
    s.play(claim(6))
    assert s.next.owners == [FREE, 0, FREE, FREE]


@rule("KD-3.6")
def test_a_player_whose_domino_was_discarded_claims_as_usual() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.players[0].kingdom = full_kingdom()
    s.play(discard(1))
    assert asked(s).who == 0
    assert moves(s) == [claim(5), claim(6), claim(7), claim(8)]


@rule("KD-3.6", "KD-3.12")
def test_the_last_king_of_a_round_still_has_a_domino_to_claim() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.position = 3
    s.next = Line([5, 6, 7, 8], [0, 0, FREE, 1])
    s.agenda[-1] = ClaimNext(1)
    assert moves(s) == [claim(7)]


@rule("KD-3.7", "KD-9.26")
def test_a_placement_can_be_taken_back_until_the_claim() -> None:
    m = match()
    while not isinstance(m.decision(), PlaceDomino):
        m.submit(moves(m.state)[0], m.version)
    before = GAME.dump(m.state)
    m.submit(moves(m.state)[0], m.version)
    assert m.may_undo()
    m.undo()
    assert GAME.dump(m.state) == before


@rule("KD-3.7", "KD-9.26")
def test_a_placement_is_final_when_the_next_player_is_asked() -> None:
    m = match(seats=3)
    while not isinstance(m.decision(), PlaceDomino):
        m.submit(moves(m.state)[0], m.version)
    m.submit(moves(m.state)[0], m.version)
    m.submit(moves(m.state)[0], m.version)
    assert not m.may_undo()
    with pytest.raises(Refused) as refusal:
        m.undo()
    assert refusal.value.message.key == "core.refusal.undo"


@rule("KD-9.26")
def test_a_claim_can_be_taken_back_when_the_own_other_king_is_next() -> None:
    m = match()
    s = started([0, 0, 1, 1], [1, 2, 3, 4])
    m.state = s
    m.submit(ONE, m.version)
    m.submit(claim(8), m.version)
    assert asked(m.state).who == 0
    assert m.may_undo()


@rule("KD-9.26")
def test_a_claim_before_a_new_line_stays() -> None:
    m = match()
    s = started([1, 1, 0, 0], [1, 2, 3, 4])
    m.state = s
    while s.round == 1:
        m.submit(moves(m.state)[0], m.version)
        s = m.state
    assert not m.may_undo()


@rule("KD-3.7")
def test_nothing_is_revealed_between_placement_and_claim() -> None:
    s = table(seed=4)
    while s.decision() is not None:
        hidden = (list(s.pile), list(s.hand), s.boundary)
        is_place = isinstance(asked(s), PlaceDomino)
        s.play(moves(s)[0])
        if is_place and s.decision() is not None and isinstance(asked(s), ClaimNext):
            assert (s.pile, s.hand, s.boundary) == hidden


@rule("KD-3.8")
def test_the_next_line_becomes_current_after_the_last_king() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    while s.round == 1:
        claimed = s.next
        s.play(moves(s)[0])
    assert s.current.dominoes == claimed.dominoes == [5, 6, 7, 8]
    assert FREE not in s.current.owners
    assert s.next.dominoes == [9, 10, 11, 12]


@rule("KD-3.8")
def test_a_new_line_is_dealt_only_after_all_kings_of_the_round() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.notes = []
    for _ in range(7):
        s.play(moves(s)[0])
    assert not [key for key in keys(s) if key.startswith("dealt")]
    s.play(moves(s)[0])
    assert keys(s)[-2:] == ["round", "dealt_four"]


@rule("KD-3.9", "KD-9.8")
def test_in_the_last_round_kings_only_place() -> None:
    s = table()
    last_round(s, [1, 0, 0, 1], [1, 2, 3, 4])
    order = []
    while s.decision() is not None:
        assert isinstance(asked(s), PlaceDomino)
        assert s.next.dominoes == []
        order.append(asked(s).who)
        s.play(moves(s)[0])
    assert order == [1, 0, 0, 1]


@rule("KD-3.9")
def test_the_order_of_the_last_round_changes_no_result() -> None:
    results = []
    for dominoes, owners in (([1, 2, 3, 24], [0, 0, 1, 1]), ([1, 2, 3, 24], [1, 1, 0, 0])):
        s = table(middle_kingdom=True)
        last_round(s, owners, dominoes)
        while s.decision() is not None:
            s.play(moves(s)[0])
        results.append(s.scores())
    assert results[0] == results[1][::-1]


@rule("KD-3.9")
def test_after_the_last_king_the_game_is_over() -> None:
    s = table()
    play_on(s, seed=1)
    assert s.decision() is None
    assert s.agenda == []


@rule("KD-3.13")
@pytest.mark.parametrize(
    ("seats", "options", "count"),
    [
        (2, {}, 48),
        (3, {}, 72),
        (4, {}, 96),
        (2, {"mighty_duel": True}, 96),
        (3, {"three_player_rule": "leftover"}, 72),
    ],
)
def test_the_number_of_decisions_is_fixed(
    seats: int, options: dict[str, bool | str], count: int
) -> None:
    assert play_on(table(seats=seats, **options), seed=9) == count


@rule("KD-3.13")
@pytest.mark.parametrize(
    ("seats", "options", "each"),
    [(2, {}, 12), (3, {}, 12), (4, {}, 12), (2, {"mighty_duel": True}, 24)],
)
def test_every_player_claims_and_places_equally_often(
    seats: int, options: dict[str, bool], each: int
) -> None:
    s = table(seats=seats, **options)
    claims: Counter[int] = Counter()
    places: Counter[int] = Counter()
    while s.decision() is not None:
        counter = places if isinstance(asked(s), PlaceDomino) else claims
        counter[asked(s).who] += 1
        s.play(moves(s)[0])
    assert claims == places == dict.fromkeys(range(seats), each)


@rule("KD-3.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_is_one_shuffle_one_king_drawing_and_the_lines(seats: int) -> None:
    m = match(seats=seats)
    shuffled = m.state.chance.counter
    while m.decision() is not None:
        m.submit(moves(m.state)[0], m.version)
    assert m.state.chance.counter == shuffled
    found = Counter(note.key.removeprefix("kingdomino.log.") for note in m.log(0))
    layout = m.state.layout
    assert found["king_drawn"] == layout.kings_each * seats
    assert found["dealt_three"] + found["dealt_four"] == layout.lines
    assert found["round"] == layout.lines
    assert found["claimed"] == found["placed"] + found["discarded"] == layout.used


@rule("KD-3.6")
def test_every_decision_names_the_rule_that_asks() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    assert asked(table()).rule == "KD-3.3"
    assert asked(s).rule == "KD-4.1"
    s.play(ONE)
    assert asked(s).rule == "KD-3.6"


@rule("KD-3.10", "KD-3.11", "KD-3.12")
def test_the_prompt_tells_which_decision_it_is() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    assert asked(table()).prompt(table()).key == "kingdomino.prompt.claim_first"
    assert asked(s).prompt(s).key == "kingdomino.prompt.place"
    assert asked(s).prompt(s).operands == [1]
    s.play(ONE)
    assert asked(s).prompt(s).key == "kingdomino.prompt.claim"


@rule("KD-3.11")
def test_the_prompt_of_a_forced_discard_says_so() -> None:
    s = started([1, 0, 0, 1], [3, 1, 2, 4])
    s.players[0].kingdom = full_kingdom()
    assert asked(s).prompt(s).key == "kingdomino.prompt.discard"
    assert asked(s).preview(s, discard(1)) == []


@rule("KD-3.1")
def test_terms_are_the_player_count_and_the_variants() -> None:
    terms = table(seats=2, harmony=True).terms
    assert isinstance(terms, Terms)
    assert terms.seats == 2
    assert terms.is_on("harmony")
    assert not terms.is_on("dynasty")
