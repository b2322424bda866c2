-- Tables, who sits at them, and everything that was decided there. The log is the truth.
-- One text for SQLite and PostgreSQL: only types and words that both know. Times are seconds since 1970.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    came DOUBLE PRECISION NOT NULL,
    login TEXT UNIQUE,
    password TEXT
);

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pack TEXT NOT NULL,
    pace TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id),
    opened DOUBLE PRECISION NOT NULL,
    listed INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    review INTEGER NOT NULL,
    rematch TEXT NOT NULL,
    begun INTEGER NOT NULL,
    ended TEXT NOT NULL
);

CREATE INDEX game_table_by_time ON game_table (opened);

CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES person (id),
    bot TEXT NOT NULL,
    invitation TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
);

CREATE INDEX seat_by_person ON seat (person);

CREATE TABLE log (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    told TEXT NOT NULL,
    key TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_table, version)
);

CREATE UNIQUE INDEX log_key ON log (game_table, key) WHERE key <> '';

CREATE TABLE snapshot (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id),
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE chat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    at DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    said TEXT NOT NULL
);

CREATE INDEX chat_by_time ON chat (game_table, at);

CREATE TABLE pack (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    contents TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    added DOUBLE PRECISION NOT NULL
);

CREATE TABLE ban (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (kind, value)
);

CREATE TABLE notice (
    number INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL
);
