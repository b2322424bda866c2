-- Everybody who uploaded a pack has it, not only the first: the same contents are kept once.

CREATE TABLE pack_owner (
    person TEXT NOT NULL REFERENCES person (id),
    pack TEXT NOT NULL REFERENCES pack (hash),
    added DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, pack)
);

INSERT INTO pack_owner SELECT person, hash, added FROM pack;
