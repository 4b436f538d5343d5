"""Pax Pamir: Afghan factions, three coalitions, and the automated player Wakhan."""
