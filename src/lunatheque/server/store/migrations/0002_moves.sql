-- How many moves the record has after each line, so that the last lines can be told without reading all of them.

ALTER TABLE log ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
