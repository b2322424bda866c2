"""Luna: her board, her deck, her orderings and her turns."""
