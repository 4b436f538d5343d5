"""Kingdomino's observation shows what lies on the table."""

from panj.core.moves import Move
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.moves import Direction, Do, cell_at
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import KingdominoState
from panj.games.kingdomino.tables import LEFT, RIGHT
from panj.lab.observe import Observed, named, observation
from support.kingdomino import table


def seen(s: KingdominoState, seat: int) -> dict[str, Observed]:
    return named(GAME, s.terms, observation(GAME, s, seat))


def test_the_own_kingdom_comes_first() -> None:
    s = table(seats=4)
    s.agenda.clear()
    s.then([PlaceDomino(2, 48)])
    s.play(Move(Do.PLACE, cell_at(1, 0), Direction.EAST))
    own, other = seen(s, 2), seen(s, 1)
    assert own["terrain"].shape == (4, 9, 9)
    assert own["terrain"][0, 4, 4:7].tolist() == [7, LEFT[48] & 7, RIGHT[48] & 7]
    assert own["crowns"][0, 4, 4:7].tolist() == [0, LEFT[48] // 8, RIGHT[48] // 8]
    assert own["extent"][0].tolist() == [0, 2, 0, 0]
    assert (other["terrain"][1] == own["terrain"][0]).all()
    assert other["terrain"][0].sum() == 7


def test_two_players_have_room_for_the_mighty_duel() -> None:
    assert seen(table(seats=2), 0)["terrain"].shape == (2, 13, 13)
    assert seen(table(seats=2, mighty_duel=True), 0)["grid"].tolist() == [7]


def test_owners_are_counted_from_the_own_seat() -> None:
    s = table(seats=3)
    who = s.agenda[-1].who
    s.play(Move(Do.CLAIM, s.next.dominoes[1]))
    assert seen(s, who)["next"][:, 0].tolist() == [0, 1, 0, 0]
    assert seen(s, (who + 1) % 3)["next"][:, 0].tolist() == [0, 3, 0, 0]
    assert seen(s, who)["next"][1, 1] == s.next.dominoes[1]


def test_unseen_dominoes_are_those_of_the_pile_and_set_aside() -> None:
    s = table(seats=3)
    unseen = seen(s, 0)["unseen"]
    assert {i + 1 for i in range(48) if unseen[i]} == {*s.pile, *s.set_aside}
