"""Measure ours and others, interleaved, and write the tables: `make bench`.

Each contestant runs in a process of its own; only one of them works at a time, in turns of a fraction of a second,
for many rounds, so that whatever else the machine does falls on all of them alike. A ratio is taken in each round;
its median and its spread over the rounds are reported.
"""

import argparse

import lunatheque

from . import bots, engines, server
from .page import PAGE, write

BENCHMARKS = {"engines": engines, "bots": bots, "server": server}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure against other engines and servers.")
    parser.add_argument("--only", choices=BENCHMARKS, help="one of the benchmarks alone")
    parser.add_argument("--rounds", type=int, default=0, help="how many rounds (engines and bots 9, server 5)")
    parser.add_argument(
        "--seconds", type=float, default=0, help="how long each turn is (engines 0.5, bots 1, server 4)"
    )
    parser.add_argument("--write", action="store_true", help=f"write the figures into {PAGE}")
    arguments = parser.parse_args()
    if not lunatheque.core().startswith("compiled"):
        parser.error(f"what people use is compiled, but here runs {lunatheque.core()}: `make compile` first")
    for name in [arguments.only] if arguments.only else BENCHMARKS:
        benchmark = BENCHMARKS[name]
        lines = benchmark.run(arguments.rounds or benchmark.ROUNDS, arguments.seconds or benchmark.SECONDS)
        print("\n".join(lines))
        if arguments.write:
            write(name, lines)


if __name__ == "__main__":
    main()
