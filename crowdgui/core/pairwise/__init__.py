"""Comparisons of two: which of two items a worker preferred, and the ranking that follows."""
