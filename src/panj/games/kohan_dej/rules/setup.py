"""KO-2 Set-up: the cast, the deck, hands, gold and the crown."""

from panj.core.chance import Chance
from panj.core.piles import draw, shuffle
from panj.core.state import NOBODY, Step, at_start
from panj.core.terms import Terms
from panj.games.kohan_dej.one_round import Draft, no_marks, no_turn
from panj.games.kohan_dej.player import Player
from panj.games.kohan_dej.rules.cast import choose_cast, choose_uniques
from panj.games.kohan_dej.rules.laws import law_of
from panj.games.kohan_dej.rules.rounds import StartRound
from panj.games.kohan_dej.state import Finish, KohanState, nothing_aside
from panj.games.kohan_dej.tables import BASIC_CARDS, GOLD_AT_START, HAND_AT_START, RANKS


def empty_table(terms: Terms, chance: Chance) -> KohanState:
    """KO-2.1 The cast and the districts are chosen; nothing is dealt yet."""
    cast = choose_cast(terms, chance)
    uniques = choose_uniques(terms, chance)
    return KohanState(
        *at_start(terms, chance),
        law_of(terms),
        cast,
        uniques,
        [Player(0, [], [], 0) for _ in range(terms.seats)],
        [],
        nothing_aside(),
        0,
        0,
        Draft(0, [], [], [], 0, []),
        [NOBODY] * (RANKS + 1),
        0,
        0,
        no_marks(),
        no_turn(),
        Finish(NOBODY, 0, []),
    )


class SetUp(Step[KohanState]):
    """KO-2.4, KO-2.5 Shuffle, deal 4 cards and 2 gold to each player, find the first crown."""

    def run(self, s: KohanState) -> None:
        s.deck = [*BASIC_CARDS, *s.uniques]
        shuffle(s, s.deck)
        for player in s.players:
            player.hand = [draw(s, s.deck) for _ in range(HAND_AT_START)]
            player.gold = GOLD_AT_START
        s.crown = first_crown(s)
        s.note("kohan_dej.log.first_crown", [s.crown])
        s.then([StartRound()])


def first_crown(s: KohanState) -> int:
    """KO-2.5, KO-9.32 A random player, unless the host has set one."""
    wished = s.terms.number("first_crown")
    return wished - 1 if wished > 0 else int(s.chance.below(s.seats))
