"""Where requests come from, as limits count them."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

BLOCK: Final = 64
"""What one household gets of IPv6: whoever counted single addresses would count nobody."""


@lru_cache(10_000)
def block_of(address: str) -> str:
    """An address, or for IPv6 the block of addresses that belongs to one household. An IPv4
    address that is written as IPv6 is the same place."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, BLOCK), strict=False))
    return str(found)
