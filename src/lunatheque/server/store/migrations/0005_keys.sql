-- A request that comes again says which version it was made on: the line that it made is after that one, and is found
-- there. So nothing more has to be written for its key with every move.

DROP INDEX log_key;
