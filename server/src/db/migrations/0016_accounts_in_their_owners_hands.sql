-- In words ('Firefox on Windows'), so that a person knows their own devices again; never what the browser sent.
ALTER TABLE sessions ADD COLUMN device text;

-- Counts the edits of a profile, so that none is written over one that was not seen.
ALTER TABLE health_profiles ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Who asked for their account to be deleted, and when nothing of it will be left. Kept after all: the row goes.
CREATE TABLE account_deletions (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX account_deletions_due_idx ON account_deletions (due_at);
