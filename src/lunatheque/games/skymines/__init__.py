"""Skymines, by Viktor Kobilke and Alexander Pfister, with Luna, the opponent that plays by herself."""
