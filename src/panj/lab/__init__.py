"""The laboratory: observations and action numbers for learning, many games at once, adapters."""
