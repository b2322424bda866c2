"""The games of the house, one folder each."""
