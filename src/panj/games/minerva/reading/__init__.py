"""Tables of tiles, read from text: those of the package, and corrected ones (MI-9.30)."""
