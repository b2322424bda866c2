-- Lists say whose turn it is and who has won, without opening a table. Who is asked stands in the line of the log that is
-- written anyway, as bits by seat, so that a move is still one statement; the ranks, as JSON, are noted with the end.
-- Lines that were written before say nothing of it: there lists know it from the next move on, and the winner of a
-- match once it is looked at.

ALTER TABLE log ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN ranking TEXT NOT NULL DEFAULT '[]';
