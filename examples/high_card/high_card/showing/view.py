"""HC-1.4 What a seat may see: everything but the other hands and the deck."""

from high_card.state import HighCardState


def view(s: HighCardState, seat: int) -> dict[str, object]:
    """The table through the eyes of a seat, or of a spectator."""
    return {
        "round": s.round,
        "hand": s.hands[seat][:] if seat >= 0 else [],
        "hand_sizes": [len(hand) for hand in s.hands],
        "played": s.played[:],
        "discarded": sorted(s.discarded),
        "points": s.points[:],
    }
