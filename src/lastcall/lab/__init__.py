"""Simulate, measure, report."""
