"""PP-6 Wakhan, the competitor whom the rules play."""
