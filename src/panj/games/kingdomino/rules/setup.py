"""KD-2 Set-up: the table before a game, and the dealing of lines."""

from panj.core.chance import Chance
from panj.core.piles import draw, shuffle
from panj.core.state import at_start
from panj.core.terms import Terms
from panj.games.kingdomino.kingdom import new_kingdom
from panj.games.kingdomino.state import FREE, KingdominoState, Line, Player
from panj.games.kingdomino.tables import DOMINOES, layout_number


def mode_of(terms: Terms) -> str:
    """KD-6.5, KD-9.1 Which layout the options ask for."""
    if terms.is_on("mighty_duel"):
        return "mighty_duel"
    if terms.seats == 3 and terms.choice("three_player_rule") == "leftover":
        return "leftover"
    return "base"


def empty_table(terms: Terms, chance: Chance) -> KingdominoState:
    """KD-2.1 The players sit down; nothing is dealt yet."""
    mode = layout_number(mode_of(terms), terms.seats)
    return KingdominoState(
        *at_start(terms, chance),
        mode=mode,
        game=0,
        pile=[],
        set_aside=[],
        hand=[],
        current=Line([], []),
        next=Line([], []),
        position=0,
        removed=[],
        players=[Player(new_kingdom(), [], [], [], []) for _ in range(terms.seats)],
    )


def lay_table(s: KingdominoState) -> None:
    """KD-2.1 to KD-2.5 Empty kingdoms, a fresh pile, the kings in the hand."""
    for player in s.players:
        player.kingdom = new_kingdom()
        player.placed = []
        player.spots = []
        player.discarded = []
    s.round = 0
    s.current = Line([], [])
    s.position = -1
    s.removed = []
    dominoes = list(range(1, DOMINOES + 1))
    shuffle(s, dominoes)
    s.pile = dominoes[: s.layout.used]
    s.set_aside = dominoes[s.layout.used :]
    s.hand = kings_in_hand(s)


def kings_in_hand(s: KingdominoState) -> list[int]:
    """KD-2.5, KD-9.2 The kings in the order in which they will be drawn, the last one first."""
    kings = [seat for seat in range(s.seats) for _ in range(s.layout.kings_each)]
    if s.seats == 2 and s.terms.choice("start_order") == "snake":
        ends = [0, 1]
        shuffle(s, ends)
        return [ends[0], ends[1], ends[1], ends[0]]
    shuffle(s, kings)
    return kings


def deal_line(s: KingdominoState) -> None:
    """KD-3.2 Lay out the top dominoes of the pile in ascending number."""
    dominoes = sorted([draw(s, s.pile) for _ in range(s.layout.per_line)])
    s.next = Line(dominoes, [FREE] * len(dominoes))
    key = "kingdomino.log.dealt_three" if len(dominoes) == 3 else "kingdomino.log.dealt_four"
    s.note(key, [*dominoes])
