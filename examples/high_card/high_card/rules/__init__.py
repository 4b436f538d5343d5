"""The rules, HC-1.1 to HC-1.3."""
