-- Who said something, so that the house can forget the names of spectators too. What was said before is known by seat.

ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_by_person ON chat (person);
