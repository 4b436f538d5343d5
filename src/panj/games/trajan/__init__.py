"""Trajan: rules, component tables, view and guess."""
