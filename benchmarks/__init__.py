"""Benchmarks against other engines, interleaved in one run, as ratios."""
