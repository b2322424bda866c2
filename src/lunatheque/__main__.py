"""`python -m lunatheque` is the `lunatheque` command."""

from lunatheque.cli import main

if __name__ == "__main__":
    main()
