"""PP-6.10 Wakhan plays a card: the bribe, the end of her court, the icons."""

from panj.games.pax_pamir.rules.bribes import full_bribe, pay, play_holder
from panj.games.pax_pamir.rules.play import ResolveIcons, enter_court
from panj.games.pax_pamir.rules.steps import CardStep
from panj.games.pax_pamir.rules.wakhan.priority import arrow_side
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Act, Effect


class PlayForWakhan(CardStep):
    """PP-6.10, PP-6.14 She pays the bribe in full or discards the card; then it has its impact.

    Until its turn has come the card lies on the discard pile.
    """

    def run(self, s: PaxState) -> None:
        if not settle_bribe(s, self.who, self.card):
            s.note("pax_pamir.log.wakhan_cannot_bribe", [self.card])
            return
        s.piles.discards.remove(self.card)
        enter_court(s, self.who, self.card, arrow_side(s))
        s.then([ResolveIcons(self.who, self.card, 0)])


def settle_bribe(s: PaxState, who: int, card: int) -> bool:
    """PP-6.10, PP-6.14 Wakhan pays a play bribe in full if she can; Courtly Manners waives it."""
    holder = int(play_holder(s, who, card))
    if holder < 0:
        return True
    if s.players[who].has_effect(Effect.COURTLY_MANNERS):
        s.note("pax_pamir.log.bribe_unpaid", [who, holder])
        return True
    full = full_bribe(s, holder, card, Act.PLAY)
    if s.players[who].rupees < full:
        return False
    pay(s, who, holder, full)
    return True
