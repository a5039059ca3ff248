-- What a search of the library looks at, in lower case; written by the app, which knows other letters than a to z too.
ALTER TABLE files ADD COLUMN search_text text NOT NULL DEFAULT '';
UPDATE files SET search_text = lower(concat_ws(E'\n', title, name, 'other', author, array_to_string(tags, E'\n'), description));
ALTER TABLE files ALTER COLUMN search_text DROP DEFAULT;

-- The same content stored twice is found by its digest.
CREATE INDEX files_digest_idx ON files (patient_id, sha256);

-- Which files somebody asked for as one zip: more than an address can hold.
CREATE TABLE file_bundles (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  file_ids uuid[] NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX file_bundles_expires_idx ON file_bundles (expires_at);
