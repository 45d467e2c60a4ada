"""People and models in one crowd: how they compare, and what each adds."""
