"""A database that cannot be reached, or not spoken to: said in a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from panj.core.messages import Refused


@contextmanager
def reaching(url: str) -> Iterator[None]:
    """Refuse a database that is not there, and a driver that is not installed. The sentence has no
    password."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Refused("server.refusal.no_driver", [missing.name or ""]) from None
    except (ArgumentError, NoSuchModuleError):
        raise Refused("server.refusal.no_database", ["?"]) from None
    except (OSError, DBAPIError) as failure:
        raise Refused("server.refusal.no_database", [without_password(url)]) from failure
    except Exception as failure:
        if type(failure).__module__.partition(".")[0] != "asyncpg":
            raise
        raise Refused("server.refusal.no_database", [without_password(url)]) from failure


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    return sa.make_url(url).render_as_string(hide_password=True).replace("+asyncpg", "")
