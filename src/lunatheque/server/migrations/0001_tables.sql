-- Tables, who sits at them, and everything that was decided there. The log is the truth.

CREATE TABLE house (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    came REAL NOT NULL
) STRICT;

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id),
    opened REAL NOT NULL
) STRICT;

CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES person (id),
    bot TEXT NOT NULL,
    invitation TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    key TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_table, version)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_key ON log (game_table, key) WHERE key <> '';
