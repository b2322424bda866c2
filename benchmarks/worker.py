"""One contestant in its own process: reads seconds, writes units and seconds, line by line."""

import sys

from benchmarks import players, searchers


def main() -> None:
    contestant = (players.CONTESTANTS | searchers.CONTESTANTS)[sys.argv[1]]()
    next(contestant)
    print("ready", flush=True)
    for line in sys.stdin:
        units, seconds = contestant.send(float(line))
        print(units, seconds, flush=True)


if __name__ == "__main__":
    main()
