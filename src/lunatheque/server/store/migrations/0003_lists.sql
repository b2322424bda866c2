-- Lists stay quick with many tables: names as they are looked for (without capitals), the lobby, and who opened what.

ALTER TABLE seat ADD COLUMN called TEXT NOT NULL DEFAULT '';
UPDATE seat SET called = lower(name);
CREATE INDEX seat_by_name ON seat (called);
CREATE INDEX game_table_in_lobby ON game_table (opened) WHERE ended = '' AND listed = 1 AND begun = 0 AND review = 0;
CREATE INDEX game_table_for_all ON game_table (opened) WHERE listed = 1;
CREATE INDEX game_table_by_game ON game_table (game, opened);
CREATE INDEX game_table_by_owner ON game_table (owner);
