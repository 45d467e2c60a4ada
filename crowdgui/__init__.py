"""Final labels, worker quality and an error guarantee from the answers of many workers."""

__version__ = "0.1.0"
