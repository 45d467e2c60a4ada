"""The page Ranking: items by comparisons of two."""
