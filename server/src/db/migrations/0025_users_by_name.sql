-- The list of all users comes in the order of their names, without being sorted each time.
CREATE INDEX users_name_idx ON users (lower(last_name), lower(first_name), id);
