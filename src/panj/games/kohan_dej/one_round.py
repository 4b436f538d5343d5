"""What belongs to one round only: the draft, the marks on the roles, the turn being taken."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import NONE


class Swap:
    """KO-3.12 What stands where in the Theater's swap: its owner, the other player, the role that
    the owner gave and the role that he took."""

    OWNER: Final = 0
    OTHER: Final = 1
    GIVEN: Final = 2
    TAKEN: Final = 3


@mypyc_attr(acyclic=True)
class Draft:
    """KO-3.B The selection of this round: who began, what is out, in which order roles left.

    `left` has the roles in the order in which they left the pack, the first of them unseen.
    `took_hidden` says that the last player kept that one (KO-3.7). `swap` is empty, or as
    `Swap` says.
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

    def swap_seats(self) -> list[int]:
        """KO-3.12 The Theater's owner and the other player, if there was a swap."""
        return self.swap[: Swap.GIVEN]

    def swap_roles(self) -> list[int]:
        """KO-3.12 The role that the owner gave and the one that he took."""
        return self.swap[Swap.GIVEN :]


@mypyc_attr(acyclic=True)
class Marks:
    """KO-3.2 What lies on the role tokens this round, and whose it is.

    `sealed` and `real` are the roles under the true warrant and the true threat; only their owners
    know them. Of the two roles that were `threatened`, those in `threats` have not answered yet;
    `turned` says that a threat was turned up. `protected` is the seat that rank 8 must leave alone.
    """

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
    POOR_HOUSE: Final = 1024
    PARK: Final = 2048


@mypyc_attr(acyclic=True)
class TurnState:
    """KO-3.E The turn being taken: by whom, in which role, and what was done in it.

    `built` counts the builds that use the limit, `paid` those that were paid for (KO-3.36), and
    `spent` is the gold of the latter (KO-4.27). `used` is a set of `Used`.
    """

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

    def clone(self) -> "TurnState":
        return TurnState(
            self.seat, self.role, self.gathered, self.built, self.paid, self.spent, self.used
        )

    def may_use(self, what: i64) -> bool:
        """KO-4.1 Whether this was not used yet in this turn."""
        return self.used & what == 0

    def use(self, what: i64) -> None:
        """KO-4.1 It is used now."""
        self.used = self.used | what


def no_turn() -> TurnState:
    """Nobody's turn."""
    return TurnState(NOBODY, NONE, 0, 0, 0, 0, 0)
