"""Refusals can be extended outside the core, compiled or not."""

import pytest

from panj.core.messages import Refused


class RefusedWithMore(Refused):
    """A refusal that an uncompiled layer adds something to."""

    def __init__(self, refusal: Refused, more: str) -> None:
        super().__init__(refusal.message.key, refusal.message.operands, refusal.rule)
        self.more = more


def test_a_refusal_of_another_layer_is_a_refusal() -> None:
    with pytest.raises(Refused) as caught:
        raise RefusedWithMore(Refused("core.refusal.stale", [1, 2], "X-1"), "more")
    assert isinstance(caught.value, RefusedWithMore)
    assert caught.value.message.operands == [1, 2]
    assert caught.value.more == "more"
