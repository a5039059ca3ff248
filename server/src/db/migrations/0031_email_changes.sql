-- A change of the address of an account: asked for, proved by a code at the new address, then a change that the old
-- address can take back for a while.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Which change of the account came later: clocks of servers differ, and two changes can have the same time.
  seq integer NOT NULL,
  -- Only the session that asked can confirm: whatever signs it out voids the code.
  session_id uuid NOT NULL,
  new_email text NOT NULL CHECK (new_email = lower(new_email)),
  code_mac bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  changed_at timestamptz,
  old_email text CHECK (old_email = lower(old_email)),
  undo_mac bytea,
  undo_expires_at timestamptz,
  undone_at timestamptz,
  CHECK ((changed_at IS NULL) = (old_email IS NULL)),
  CHECK ((changed_at IS NULL) = (undo_mac IS NULL)),
  CHECK ((changed_at IS NULL) = (undo_expires_at IS NULL))
);
-- One at a time: a new wish replaces the one before.
CREATE UNIQUE INDEX email_changes_asked_key ON email_changes (user_id) WHERE changed_at IS NULL;
CREATE UNIQUE INDEX email_changes_user_idx ON email_changes (user_id, seq);
-- An address that can still be taken back is given to nobody else.
CREATE INDEX email_changes_old_email_idx ON email_changes (old_email) WHERE changed_at IS NOT NULL;
