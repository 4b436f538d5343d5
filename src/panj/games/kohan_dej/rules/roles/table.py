"""The powers of all roles, by role."""

from typing import Final

from panj.games.kohan_dej.rules.roles.power import RolePower
from panj.games.kohan_dej.rules.roles.rank1 import Assassin, Magistrate, Witch
from panj.games.kohan_dej.rules.roles.rank2 import Blackmailer, Spy, Thief
from panj.games.kohan_dej.rules.roles.rank3 import Magician, Seer, Wizard
from panj.games.kohan_dej.rules.roles.rank4 import Emperor, King, Patrician
from panj.games.kohan_dej.rules.roles.rank5 import Abbot, Bishop, Cardinal
from panj.games.kohan_dej.rules.roles.rank6 import Alchemist, Merchant, Trader
from panj.games.kohan_dej.rules.roles.rank7 import Architect, Navigator, Scholar
from panj.games.kohan_dej.rules.roles.rank8 import Diplomat, Marshal, Warlord
from panj.games.kohan_dej.rules.roles.rank9 import Artist, Queen, TaxCollector

POWERS: Final[list[RolePower]] = [
    Assassin(),
    Witch(),
    Magistrate(),
    Thief(),
    Spy(),
    Blackmailer(),
    Magician(),
    Wizard(),
    Seer(),
    King(),
    Emperor(),
    Patrician(),
    Bishop(),
    Abbot(),
    Cardinal(),
    Merchant(),
    Alchemist(),
    Trader(),
    Architect(),
    Navigator(),
    Scholar(),
    Warlord(),
    Diplomat(),
    Marshal(),
    Queen(),
    Artist(),
    TaxCollector(),
]
