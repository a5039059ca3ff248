-- Ways to prove who somebody is beside the password, and to set a new one.

CREATE TABLE email_codes (
  session_id uuid PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
  code_mac bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE totp_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The secret in use; none before the first code confirmed one.
  secret_sealed bytea,
  confirmed_at timestamptz,
  -- The newest time step that was accepted: a code works once.
  last_step bigint NOT NULL DEFAULT 0,
  -- A new secret until its first code; the one in use works on meanwhile.
  pending_sealed bytea,
  pending_at timestamptz
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_index smallint NOT NULL,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_index)
);

-- A forgotten password and an invitation end in the same screen; the newest counts.
CREATE TABLE password_grants (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reset', 'invitation')),
  code_mac bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  -- The long code of a reset's link: not to be guessed, so it lives longer than the digits and a newer mail does not end it.
  link_mac bytea,
  link_expires_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  code_used_at timestamptz,
  grant_mac bytea,
  grant_expires_at timestamptz,
  grant_used_at timestamptz
);
CREATE INDEX password_grants_user_idx ON password_grants (user_id, created_at DESC);
