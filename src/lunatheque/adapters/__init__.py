"""Every game of the shelf in the interfaces of others: PettingZoo and OpenSpiel, each an optional extra."""
