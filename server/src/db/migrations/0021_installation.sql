-- One row: what every server and worker on this database must agree on.
CREATE TABLE installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Says whether a secret is the one that files and sessions were made with, and nothing else about it.
  secret_mark bytea NOT NULL
);
