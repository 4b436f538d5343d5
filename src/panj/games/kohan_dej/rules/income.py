"""KO-4.2 The income of a role: gold or cards for the districts of its type."""

from typing import Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.rank5 import ChooseMix
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import INCOME_KIND, INCOME_TYPE, District, Income, Role

SCHOOL_INCOME: Final = 1


def income_of(s: KohanState, seat: int) -> i64:
    """KO-4.2 Districts of the role's type, 1 more with the School of Magic."""
    wanted = INCOME_TYPE[s.now.role]
    if wanted < 0:
        return 0
    player = s.players[seat]
    return player.count(wanted) + (SCHOOL_INCOME if player.has(District.SCHOOL_OF_MAGIC) else 0)


def income_kind(s: KohanState) -> i64:
    """KO-4.2, KO-9.1 What the income is paid in; the Cardinal's is an option."""
    if s.now.role == Role.CARDINAL and s.is_on(Law.CARDINAL_CARDS):
        return Income.CARDS
    return INCOME_KIND[s.now.role]


def take_income(s: KohanState, seat: int) -> None:
    """KO-4.2 All at once, once per turn."""
    s.now.use(Used.INCOME)
    income = income_of(s, seat)
    kind = income_kind(s)
    if kind == Income.GOLD:
        s.players[seat].gold += income
        s.note("kohan_dej.log.income_gold", [seat, income])
    elif kind == Income.CARDS:
        drawn = draw_cards(s, seat, income)
        s.note("kohan_dej.log.income_cards", [seat, drawn])
    else:
        s.then([ChooseMix(seat, income)])


def income_preview(s: KohanState, seat: int) -> list[Message]:
    """KO-4.2 How much the income is."""
    income = income_of(s, seat)
    kind = income_kind(s)
    if kind == Income.GOLD:
        return [Message("kohan_dej.preview.gain_gold", [income])]
    if kind == Income.CARDS:
        return [Message("kohan_dej.preview.gain_cards", [income])]
    return [Message("kohan_dej.preview.gain_any", [income])]
