"""A Pax Pamir table ready to be changed, and short ways to write its things."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.moves import VERBS
from panj.games.pax_pamir.places import (
    army_place,
    gift_place,
    road_place,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.discard import discard_from_court
from panj.games.pax_pamir.rules.placing import put
from panj.games.pax_pamir.rules.setup import new_player
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.rules.wakhan.tables import AI_CARDS
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDERS, COLUMNS, SLOTS, Coalition, Region, Suit
from support import asked, moves

BRITISH = Coalition.BRITISH
RUSSIAN = Coalition.RUSSIAN
AFGHAN = Coalition.AFGHAN
PERSIA = Region.PERSIA
TRANSCASPIA = Region.TRANSCASPIA
HERAT = Region.HERAT
KABUL = Region.KABUL
KANDAHAR = Region.KANDAHAR
PUNJAB = Region.PUNJAB
LOYALTIES = (AFGHAN, BRITISH, RUSSIAN, AFGHAN, BRITISH)


def table(seats: int = 3, loyalties: tuple[int, ...] = LOYALTIES, **options: object) -> PaxState:
    """An empty market, empty courts, 4 rupees each; seat 0 (Afghan) is to act."""
    given = {name: value for name, value in options.items() if isinstance(value, (bool, str))}
    s = GAME.new(seats, dict(given), 1)
    assert isinstance(s, PaxState)
    s.agenda.clear()
    s.after = [(seat + 1) % seats for seat in range(seats)]
    s.players = [new_player() for _ in range(seats)]
    for seat, player in enumerate(s.players):
        if seat != s.wakhan:
            player.loyalty = loyalties[seat]
    s.piles.left_out = [*s.piles.left_out, *s.piles.deck, *[int(card) for card in s.market]]
    s.piles.deck = []
    s.market = vec[i64]([0] * SLOTS)
    s.coins = vec[i64]([0] * SLOTS)
    s.memory.active = 0
    s.turn = 1
    s.memory.actions_left = 2
    s.favored = Suit.POLITICAL
    s.then([TakeActions(0)])
    return s


def with_wakhan(humans: int = 1, face: int = 1, back: int = 2, **options: object) -> PaxState:
    """A table with Wakhan in the last seat; her face-up card and the back on top are given."""
    s = table(humans + 1, (RUSSIAN, AFGHAN), wakhan=True, **options)
    show_ai(s, face, back)
    s.memory.active = s.wakhan
    s.agenda.clear()
    return s


def show_ai(s: PaxState, face: int, back: int) -> None:
    """Wakhan's face-up AI card, and the card whose back lies on top of her deck."""
    s.ai.face = face
    s.ai.used = []
    rest = [card for card in range(1, AI_CARDS + 1) if card not in (face, back)]
    s.ai.deck = [*rest, back]


def court(s: PaxState, seat: int, *cards: int) -> None:
    """A player's whole court, from left to right."""
    s.players[seat].court = list(cards)
    s.players[seat].renew_abilities()


def hand(s: PaxState, seat: int, *cards: int) -> None:
    """A player's whole hand."""
    s.players[seat].hand = list(cards)


def tribes(s: PaxState, seat: int, region: int, count: int = 1) -> None:
    """Put tribes from supply into a region."""
    for _ in range(count):
        put(s, tribe_place(seat, region))


def armies(s: PaxState, coalition: int, region: int, count: int = 1) -> None:
    """Put armies from supply into a region."""
    for _ in range(count):
        put(s, army_place(coalition, region))


def armies_in(s: PaxState, coalition: int, region: int) -> int:
    """How many armies of a coalition a region holds."""
    return int(s.at(army_place(coalition, region)))


def roads(s: PaxState, coalition: int, border: str, count: int = 1) -> None:
    """Put roads from supply onto a border."""
    for _ in range(count):
        put(s, road_place(coalition, BORDERS.index(border)))


def spies(s: PaxState, seat: int, card: int, count: int = 1) -> None:
    """Put spies from supply onto a court card."""
    for _ in range(count):
        put(s, spy_place(card, seat))


def gift(s: PaxState, seat: int, *spaces: int) -> None:
    """Put gifts from supply onto gift spaces 0 to 2."""
    for space in spaces:
        put(s, gift_place(seat, space))


def even_table(**cards: int) -> PaxState:
    """These cards in the market; seats 0 and 1 have one tribe each and would share a check."""
    s = table()
    market(s, **cards)
    tribes(s, 0, KABUL)
    tribes(s, 1, KABUL)
    return s


def slot(name: str) -> int:
    """The market slot with a name such as `T0` or `B5`."""
    return "TB".index(name[0]) * COLUMNS + int(name[1])


def market(s: PaxState, **cards: int) -> None:
    """Put cards into market slots: `market(s, T0=5, B3=101)`."""
    for name, card in cards.items():
        s.market[slot(name)] = card


def full_market(s: PaxState) -> None:
    """Twelve court cards without further meaning, 85 to 96, top row first."""
    for place in range(SLOTS):
        s.market[place] = 85 + place


def coins(s: PaxState, **rupees: int) -> None:
    """Put rupees on market slots."""
    for name, count in rupees.items():
        s.coins[slot(name)] = count


def coins_now(s: PaxState) -> dict[str, int]:
    """The market slots that hold rupees."""
    names = [f"{row}{column}" for row in "TB" for column in range(COLUMNS)]
    return {names[i]: int(s.coins[i]) for i in range(SLOTS) if s.coins[i] > 0}


def rupees(s: PaxState) -> list[int]:
    """Every player's rupees."""
    return [int(player.rupees) for player in s.players]


def rich(s: PaxState, *amounts: int) -> None:
    """Give the seats these rupees."""
    for seat, amount in enumerate(amounts):
        s.players[seat].rupees = amount


def asks(s: PaxState, *steps: Step[PaxState]) -> None:
    """Put steps on an empty agenda and run to the first decision."""
    s.agenda.clear()
    s.then(list(steps))
    s.run()


def loses(s: PaxState, seat: int, card: int) -> None:
    """A card of a court is discarded, with nothing to be done after its consequences."""
    s.agenda.clear()
    discard_from_court(s, seat, card)
    s.run()


def act(s: PaxState, who: int = 0) -> None:
    """Let a seat choose an action, and nothing after it."""
    s.agenda.clear()
    s.memory.active = who
    s.then([TakeActions(who)])


def play(s: PaxState, *texts: str) -> None:
    """Play moves in text notation, each of them legal."""
    for text in texts:
        move = VERBS.parse(text)
        assert move in moves(s), f"{text} is not among {texts_now(s)}"
        s.play(move)


def texts_now(s: PaxState) -> list[str]:
    """The legal moves in text notation."""
    return [VERBS.text(move) for move in moves(s)]


def with_verb(s: PaxState, verb: str) -> list[str]:
    """The legal moves of one verb in text notation."""
    return [text for text in texts_now(s) if text.split()[0] == verb]


def notes_of(s: PaxState, steps: list[Step[PaxState]]) -> list[Message]:
    """Run steps on an empty agenda and collect the log."""
    notes: list[Message] = []
    s.notes = notes
    asks(s, *steps)
    s.notes = None
    return notes


def keys(notes: list[Message]) -> list[str]:
    """The last words of the keys of log lines or of a preview."""
    return [note.key.rpartition(".")[2] for note in notes]


def told(s: PaxState, move: Move) -> list[str]:
    """The last words of the keys of a move's preview."""
    return keys(asked(s).preview(s, move))


def reasons(s: PaxState) -> dict[str, str]:
    """Every thing that is no choice now, and the last word of the key of its reason."""
    return {each.thing: each.reason.key.rpartition(".")[2] for each in asked(s).blocked(s)}


def asked_kind(s: PaxState) -> str:
    """The class of the decision that is asked now, empty if none is."""
    d: Decision[PaxState] | None = s.decision()  # type: ignore[assignment]
    return "" if d is None else type(d).__name__


def move_of(text: str) -> Move:
    """A move written in text notation."""
    return VERBS.parse(text)
