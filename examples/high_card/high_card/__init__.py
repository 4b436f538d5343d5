"""High Card, the smallest game with a secret: everybody plays a card, the highest takes a point."""
