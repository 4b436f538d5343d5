"""KO-4.2 The income of a role: gold or cards for the districts of its type."""

from typing import Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.rank5 import ChooseMix
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import INCOME_KIND, INCOME_TYPE, District, Income, Role

SCHOOL_INCOME: Final = 1


def plain_income_of(s: KohanState, seat: int) -> i64:
    """KO-4.2 Districts of the role's type."""
    wanted = INCOME_TYPE[s.now.role]
    return s.players[seat].count(wanted) if wanted >= 0 else 0


def income_of(s: KohanState, seat: int) -> i64:
    """KO-4.2 What the role's income would be now."""
    return income_as(s, seat, s.now.role)


def income_as(s: KohanState, seat: int, role: i64) -> i64:
    """KO-4.2 Districts of a role's type, 1 more with the School of Magic."""
    wanted = INCOME_TYPE[role]
    if wanted < 0:
        return 0
    player = s.players[seat]
    return player.count(wanted) + (SCHOOL_INCOME if player.has(District.SCHOOL_OF_MAGIC) else 0)


def add_income(s: KohanState, seat: int, found: list[Move]) -> None:
    """KO-4.2, KO-9.49 The income, once per turn; without the School of Magic on wish."""
    if not has_income(s, seat):
        return
    found.append(ALONE[Do.INCOME])
    has_school = s.players[seat].has(District.SCHOOL_OF_MAGIC)
    if has_school and not s.is_on(Law.EFFECTS_AUTOMATIC) and plain_income_of(s, seat) > 0:
        found.append(ALONE[Do.PLAIN_INCOME])


def has_income(s: KohanState, seat: int) -> bool:
    """KO-4.2 Whether the role's income is still to be taken."""
    return s.now.may_use(Used.INCOME) and income_of(s, seat) > 0


def income_kind(s: KohanState) -> i64:
    """KO-4.2, KO-9.1 What the income is paid in; the Cardinal's is an option."""
    if s.now.role == Role.CARDINAL and s.is_on(Law.CARDINAL_CARDS):
        return Income.CARDS
    return INCOME_KIND[s.now.role]


def income_by(s: KohanState, seat: int, move: Move) -> i64:
    """KO-4.2, KO-9.49 What one of these moves brings."""
    return plain_income_of(s, seat) if move.kind == Do.PLAIN_INCOME else income_of(s, seat)


def take_income(s: KohanState, seat: int, move: Move) -> None:
    """KO-4.2 All at once, once per turn."""
    s.now.use(Used.INCOME)
    income = income_by(s, seat, move)
    if move.kind == Do.PLAIN_INCOME:
        s.note("kohan_dej.log.waived", [seat, District.SCHOOL_OF_MAGIC])
    kind = income_kind(s)
    if kind == Income.GOLD:
        s.players[seat].gold += income
        s.note("kohan_dej.log.income_gold", [seat, income])
    elif kind == Income.CARDS:
        drawn = draw_cards(s, seat, income)
        s.note("kohan_dej.log.income_cards", [seat, drawn])
    else:
        s.then([ChooseMix(seat, income)])


def income_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-4.2 How much the income is."""
    income = income_by(s, seat, move)
    kind = income_kind(s)
    if kind == Income.GOLD:
        return [Message("kohan_dej.preview.gain_gold", [income])]
    if kind == Income.CARDS:
        return [Message("kohan_dej.preview.gain_cards", [income])]
    return [Message("kohan_dej.preview.gain_any", [income])]
