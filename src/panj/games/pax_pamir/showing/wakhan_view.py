"""PP-7.5 What everybody sees of Wakhan: her face-up card, the next back, the cards used."""

from panj.games.pax_pamir.rules.power import pragmatic_loyalty
from panj.games.pax_pamir.rules.wakhan.priority import arrow_column, arrow_player, arrow_side
from panj.games.pax_pamir.rules.wakhan.tables import (
    AI_BOTTOM_LABEL,
    AI_COLUMNS,
    AI_LINES,
    AI_LOYALTIES,
    AI_RED_AT,
    AI_REGIONS,
    AI_SLOT,
    AI_TOP_LABEL,
    INSTRUCTIONS,
    RED_ENDS,
    SIDES,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COALITIONS, COLUMNS, REGIONS


def wakhan_view(s: PaxState) -> dict[str, object]:
    """PP-7.5 Her face-up card, the back on top of the AI deck, and the cards used."""
    seen: dict[str, object] = {
        "seat": s.wakhan,
        "used": list(s.ai.used),
        "deck": len(s.ai.deck),
    }
    if s.ai.deck:
        back = s.ai.deck[-1]
        seen["back"] = {
            "columns": list(AI_COLUMNS[back]),
            "top": SIDES[AI_TOP_LABEL[back]],
            "bottom": SIDES[AI_BOTTOM_LABEL[back]],
        }
    if s.ai.face > 0:
        seen["face"] = face_view(s)
    return seen


def face_view(s: PaxState) -> dict[str, object]:
    """PP-6.6 Her face-up card, and where its arrows point."""
    face = int(s.ai.face)
    return {
        "card": face,
        "lines": [INSTRUCTIONS[line] for line in AI_LINES[face]],
        "loyalties": [COALITIONS[coalition] for coalition in AI_LOYALTIES[face]],
        "loyalty": COALITIONS[pragmatic_loyalty(s)],
        "regions": [REGIONS[region] for region in AI_REGIONS[face]],
        "slot": AI_SLOT[face],
        "red_at": RED_ENDS[AI_RED_AT[face]],
        "column": arrow_column(s),
        "side": SIDES[arrow_side(s)],
        "player": arrow_player(s),
        "arrows": {"card": arrow_card(s)},
    }


def arrow_card(s: PaxState) -> int | None:
    """PP-6.6 The market card in the column of the black and the row of the red arrow."""
    card = int(s.market[arrow_side(s) * COLUMNS + arrow_column(s)])
    return card if card > 0 else None
