"""The program `panj`."""
