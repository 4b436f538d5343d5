"""A Kohan Dej table ready to be changed, and short ways to write its things."""

from panj.core.codec import Json
from panj.core.moves import Move
from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import COIN, KIND
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import VERBS
from panj.games.kohan_dej.one_round import no_marks, no_turn
from panj.games.kohan_dej.rules.knowledge import group_of, hidden_cards, is_known, is_member
from panj.games.kohan_dej.rules.rounds import CallRank
from panj.games.kohan_dej.rules.turn import StartTurn
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import DISTRICT_NAMES, RANK, RANKS, ROLE_NAMES
from support import asked, moves

SIX = "temple church tavern market manor watchtower"
"""Six districts: a city that lacks one with four or more players."""

SEVEN = f"{SIX} docks"
"""Seven districts: a completed city with four or more players."""


def table(seats: int = 4, seed: int = 1, **options: Json) -> KohanState:
    """A state at its first pick, ready to be changed: empty hands and stashes."""
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, KohanState)
    for player in s.players:
        s.deck[0:0] = player.hand
        player.hand = []
        player.gold = 0
    s.notes = []
    return s


def role(name: str) -> int:
    """A role by its name."""
    return ROLE_NAMES.index(name)


def kind(name: str) -> int:
    """A district by its name; a star means that it is beautified."""
    return DISTRICT_NAMES.index(name.rstrip("*")) + COIN * name.count("*")


def kinds(names: str) -> list[int]:
    """Districts by their names."""
    return [kind(name) for name in names.split()]


def names(cards: list[int]) -> list[str]:
    """The names of cards or districts, stars included."""
    return [DISTRICT_NAMES[card & KIND] for card in cards]


def cast(s: KohanState, roles: str) -> None:
    """These roles take the places of those of their rank."""
    s.cast = list(s.cast)
    for name in roles.split():
        rank = int(RANK[role(name)])
        if rank > len(s.cast):
            s.cast.append(role(name))
        s.cast[rank - 1] = role(name)


def without(s: KohanState, name: str) -> None:
    """Another role of that rank is played, so that this one is not in the cast."""
    other = next(r for r in range(27) if RANK[r] == RANK[role(name)] and r != role(name))
    cast(s, ROLE_NAMES[other])


def city(s: KohanState, seat: int, districts: str) -> None:
    """What stands in a city."""
    s.players[seat].city = kinds(districts)
    s.players[seat].renew()


def hand(s: KohanState, seat: int, cards: str) -> None:
    """What is in a hand."""
    s.players[seat].hand = kinds(cards)


def deck(s: KohanState, cards: str) -> None:
    """The whole deck, top card first."""
    s.deck = kinds(cards)[::-1]


def gold(s: KohanState, *amounts: int) -> None:
    """Everybody's gold, from seat 0 on."""
    for seat, amount in enumerate(amounts):
        s.players[seat].gold = amount


def golds(s: KohanState) -> list[int]:
    """Everybody's gold."""
    return [int(player.gold) for player in s.players]


def hold(s: KohanState, **holders: int) -> None:
    """Who holds which role; the others are burned. The call has not begun."""
    s.agenda.clear()
    s.holders = [NOBODY] * (RANKS + 1)
    s.revealed = 0
    s.called = 0
    s.marks = no_marks()
    s.now = no_turn()
    cast(s, " ".join(holders))
    for name, seat in holders.items():
        s.holders[RANK[role(name)]] = seat


def warrants(s: KohanState, seat: int, sealed: str, blanks: str) -> None:
    """Warrants of a Magistrate lie on these roles."""
    s.marks.magistrate = seat
    s.marks.sealed = role(sealed)
    s.marks.warrants = sorted(role(name) for name in f"{sealed} {blanks}".split())


def threats(s: KohanState, seat: int, real: str, empty: str) -> None:
    """Threats of a Blackmailer lie on these roles."""
    s.marks.blackmailer = seat
    s.marks.real = role(real)
    s.marks.threats = sorted([role(real), role(empty)])
    s.marks.threatened = list(s.marks.threats)


def call(s: KohanState, rank: int = 1) -> None:
    """Call the roles from this rank on."""
    s.agenda.clear()
    s.then([CallRank(rank)])
    s.run()


def turn(s: KohanState, seat: int, name: str, gathered: bool = True) -> None:
    """One seat's turn in a role, and nothing after it; no draft tells who holds the others."""
    cast(s, name)
    s.draft.left = []
    s.agenda.clear()
    s.holders[RANK[role(name)]] = seat
    s.then([StartTurn(seat, role(name), 1 if gathered else 0)])
    s.run()
    draw(s)


def draw(s: KohanState) -> None:
    """An Architect who is asked draws his two cards."""
    if asks(s)[0] == "TakeCards":
        do(s, "bonus")


def keep_most(s: KohanState) -> None:
    """Keep as many of the drawn cards as may be kept."""
    while asks(s)[0].startswith("Keep"):
        do(s, "keep_all" if "keep_all" in texts(s) else texts(s)[0])


def texts(s: KohanState) -> list[str]:
    """The legal moves in text notation."""
    return [VERBS.text(move) for move in moves(s)]


def verbs(s: KohanState) -> list[str]:
    """The legal moves' verbs, each once."""
    return list(dict.fromkeys(text.split()[0] for text in texts(s)))


def offers(s: KohanState, verb: str) -> list[str]:
    """The operands with which a verb is offered."""
    return [text.partition(" ")[2] for text in texts(s) if text.split()[0] == verb]


def do(s: KohanState, *chosen: str) -> None:
    """Play moves in text notation, each of them legal."""
    for text in chosen:
        move: Move = VERBS.parse(text)
        assert move in moves(s), f"{text} is not among {texts(s)}"
        s.play(move)


def asks(s: KohanState) -> tuple[str, int]:
    """Which decision is asked, and whom."""
    d = asked(s)
    return type(d).__name__, d.who


def keys(s: KohanState) -> list[str]:
    """The keys of the log lines so far, without the game's name."""
    return [note.key.removeprefix("kohan_dej.log.") for note in s.notes or []]


def points(s: KohanState, seat: int = 0) -> dict[str, int]:
    """A seat's score by source, with the total, as at the end of the game."""
    s.ending.ended = 1
    lines = {
        line.key.removeprefix("kohan_dej.score."): line.points[seat] for line in s.score_sheet()
    }
    found = {name: value for name, value in lines.items() if value}
    return {**found, "total": s.scores()[seat]}


def knowledge(s: KohanState, seat: int) -> list[object]:
    """All that a guess of this seat depends on, as it must look to everybody like this seat."""
    found: list[object] = []
    groups: dict[int, list[int]] = {}
    for number, pile in enumerate(hidden_cards(s)):
        places = []
        for card in pile:
            group = group_of(card, seat)
            places.append((card & KIND if is_known(card, seat) else -1, group))
            if is_member(card, seat):
                groups.setdefault(group, []).append(card & KIND)
        is_deck = number == s.seats
        found.append(places if is_deck else sorted(places))
    return [found, sorted((group, sorted(cards)) for group, cards in groups.items())]
