"""The records of a Kohan Dej table: players, the draft, marks on roles, the turn being taken."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from panj.core.state import NOBODY
from panj.games.kohan_dej.tables import BIT, TYPE, District

NONE: Final = -1
"""No role, no card."""

KIND: Final = 63
"""A card is its district, plus KNOWN for each seat besides its owner that knows it is there."""

KNOWN: Final = 64

COIN: Final = 64
"""KO-4.36 A standing district is its name, plus COIN if it is beautified."""


class Law:
    """KO-6.6 The switches that are on, as a set of bits."""

    CARDINAL_CARDS: Final = 1
    SCHOLAR_SHUFFLES: Final = 2
    LIBRARY_KEEPS_ALL: Final = 4
    VAULT_IS_DISTRICT: Final = 8
    DRAGON_GATE_EIGHT: Final = 16
    GATHER_FIRST: Final = 32
    CROWN_ANY_TIME: Final = 64
    OPTIONAL_REVEAL: Final = 128
    TIE_BY_REVEALED: Final = 256
    BONUS_ANY_TIME: Final = 512


class Used:
    """KO-4.1 What was already used in this turn, as a set of bits."""

    POWER: Final = 1
    INCOME: Final = 2
    BONUS: Final = 4
    CROWN: Final = 8
    FIRST_COIN: Final = 16
    SECOND_COIN: Final = 32
    CARDINAL: Final = 64
    LABORATORY: Final = 128
    MUSEUM: Final = 256
    SMITHY: Final = 512


@mypyc_attr(acyclic=True)
class Player:
    """A player's gold, hand and city; `names` is the set of district names in the city."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gold", "hand", "city", "names")

    def __init__(self, gold: i64, hand: list[int], city: list[int], names: i64) -> None:
        self.gold = gold
        self.hand = hand
        self.city = city
        self.names = names

    def clone(self) -> "Player":
        return Player(self.gold, self.hand[:], self.city[:], self.names)

    def has(self, district: i64) -> bool:
        """Whether a district of this name stands in the city."""
        return (self.names & BIT[district]) != 0

    def holds(self, district: int) -> bool:
        """Whether a card of this name is in the hand."""
        return any(card & KIND == district for card in self.hand)

    def size(self) -> i64:
        """KO-3.39 District cards, the Monument counting two."""
        count: i64 = len(self.city)
        return count + 1 if self.has(District.MONUMENT) else count

    def count(self, type: i64) -> i64:
        """KO-4.2 How many districts of a type stand in the city."""
        found: i64 = 0
        for district in self.city:
            if TYPE[district & KIND] == type:
                found += 1
        return found

    def renew(self) -> None:
        """Find the names again after the city changed."""
        self.names = 0
        for district in self.city:
            self.names = self.names | BIT[district & KIND]


@mypyc_attr(acyclic=True)
class Aside:
    """KO-1.4 Cards beside the deck, and what is known of its top.

    `tray` holds cards that one player chooses from, `site` the card that is being paid for.
    The top `top_count` cards of the deck are known, as a set, to `top_seat` (KO-7.3).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "museum",
        "tray",
        "tray_seat",
        "site",
        "top_seat",
        "top_count",
    )

    def __init__(
        self,
        museum: list[int],
        tray: list[int],
        tray_seat: i64,
        site: i64,
        top_seat: i64,
        top_count: i64,
    ) -> None:
        self.museum = museum
        self.tray = tray
        self.tray_seat = tray_seat
        self.site = site
        self.top_seat = top_seat
        self.top_count = top_count

    def clone(self) -> "Aside":
        return Aside(
            self.museum[:],
            self.tray[:],
            self.tray_seat,
            self.site,
            self.top_seat,
            self.top_count,
        )


def nothing_aside() -> Aside:
    """The table at the start."""
    return Aside([], [], NOBODY, NONE, NOBODY, 0)


@mypyc_attr(acyclic=True)
class Ending:
    """KO-3.39, KO-5.1 Who first completed a city, whether the game is over, and who showed
    which rank in the rounds before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "ended", "history")

    def __init__(self, first: i64, ended: i64, history: list[list[int]]) -> None:
        self.first = first
        self.ended = ended
        self.history = history

    def clone(self) -> "Ending":
        return Ending(self.first, self.ended, self.history[:])  # past rounds never change


@mypyc_attr(acyclic=True)
class Draft:
    """KO-3.B The selection of this round: who began, what is out, in which order roles left.

    `left` has the roles in the order in which they left the pack, the first of them unseen.
    `took_hidden` says that the last player kept that one (KO-3.7). `swap` is empty, or holds
    the Theater's owner, the other player, the role given and the role received (KO-3.12).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "leader",
        "face_up",
        "left",
        "pack",
        "took_hidden",
        "swap",
    )

    def __init__(
        self,
        leader: i64,
        face_up: list[int],
        left: list[int],
        pack: list[int],
        took_hidden: i64,
        swap: list[int],
    ) -> None:
        self.leader = leader
        self.face_up = face_up
        self.left = left
        self.pack = pack
        self.took_hidden = took_hidden
        self.swap = swap

    def clone(self) -> "Draft":
        return Draft(
            self.leader, self.face_up, self.left[:], self.pack[:], self.took_hidden, self.swap[:]
        )


@mypyc_attr(acyclic=True)
class Marks:
    """KO-3.2 What lies on the role tokens this round, and whose it is."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "killed",
        "bewitched",
        "witch",
        "robbed",
        "thief",
        "magistrate",
        "sealed",
        "blackmailer",
        "real",
        "turned",
        "protected",
        "warrants",
        "threats",
        "threatened",
    )

    def __init__(
        self,
        killed: i64,
        bewitched: i64,
        witch: i64,
        robbed: i64,
        thief: i64,
        magistrate: i64,
        sealed: i64,
        blackmailer: i64,
        real: i64,
        turned: i64,
        protected: i64,
        warrants: list[int],
        threats: list[int],
        threatened: list[int],
    ) -> None:
        self.killed = killed
        self.bewitched = bewitched
        self.witch = witch
        self.robbed = robbed
        self.thief = thief
        self.magistrate = magistrate
        self.sealed = sealed
        self.blackmailer = blackmailer
        self.real = real
        self.turned = turned
        self.protected = protected
        self.warrants = warrants
        self.threats = threats
        self.threatened = threatened

    def clone(self) -> "Marks":
        return Marks(
            self.killed,
            self.bewitched,
            self.witch,
            self.robbed,
            self.thief,
            self.magistrate,
            self.sealed,
            self.blackmailer,
            self.real,
            self.turned,
            self.protected,
            self.warrants[:],
            self.threats[:],
            self.threatened[:],
        )


def no_marks() -> Marks:
    """KO-3.2 A round in which nobody has done anything yet."""
    return Marks(
        NONE, NONE, NOBODY, NONE, NOBODY, NOBODY, NONE, NOBODY, NONE, 0, NOBODY, [], [], []
    )


@mypyc_attr(acyclic=True)
class Turn:
    """KO-3.E The turn being taken: by whom, in which role, and what was done in it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "role",
        "gathered",
        "built",
        "paid",
        "spent",
        "used",
    )

    def __init__(
        self, seat: i64, role: i64, gathered: i64, built: i64, paid: i64, spent: i64, used: i64
    ) -> None:
        self.seat = seat
        self.role = role
        self.gathered = gathered
        self.built = built
        self.paid = paid
        self.spent = spent
        self.used = used

    def clone(self) -> "Turn":
        return Turn(
            self.seat, self.role, self.gathered, self.built, self.paid, self.spent, self.used
        )

    def may_use(self, what: i64) -> bool:
        """KO-4.1 Whether this was not used yet in this turn."""
        return self.used & what == 0

    def use(self, what: i64) -> None:
        """KO-4.1 It is used now."""
        self.used = self.used | what


def no_turn() -> Turn:
    """Nobody's turn."""
    return Turn(NOBODY, NONE, 0, 0, 0, 0, 0)
