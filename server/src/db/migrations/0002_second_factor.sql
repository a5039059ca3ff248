-- Second factors, password resets, invitations, throttling, mail, consents, provider sign-in.

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
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  code_used_at timestamptz,
  grant_mac bytea,
  grant_expires_at timestamptz,
  grant_used_at timestamptz
);
CREATE INDEX password_grants_user_idx ON password_grants (user_id, created_at DESC);

-- Counters that survive a restart and hold for any number of servers. The subject is a keyed hash.
CREATE TABLE throttle_counters (
  bucket text NOT NULL,
  subject bytea NOT NULL,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  -- Until then every further try is refused.
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, subject)
);
CREATE INDEX throttle_counters_window_idx ON throttle_counters (window_ends_at);

CREATE TABLE used_captchas (
  signature bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  -- Emptied once the mail is out: it may hold a code.
  text_body text,
  html_body text,
  created_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- A code that has expired is not worth a mail.
  useless_after timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX mail_outbox_due_idx ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- Append-only: what was agreed to, when, in which words.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('terms', 'health-data', 'research-contact')),
  version text NOT NULL,
  text_sha256 text NOT NULL,
  accepted boolean NOT NULL,
  at timestamptz NOT NULL,
  ip_prefix text
);
CREATE INDEX consents_user_idx ON consents (user_id, at DESC);
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE preboarding_drafts (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- §3 healthrecords and symptom, with what preboarding asks beyond them.
CREATE TABLE health_profiles (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  disease_group text,
  disease_type text,
  diagnosis text,
  glioma_type text,
  symptoms text[] NOT NULL DEFAULT '{}',
  details jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL,
  updated_by uuid
);

-- Who somebody is at the identity provider: issuer and subject, never an address, which can change hands.
CREATE TABLE provider_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX provider_identities_user_idx ON provider_identities (user_id);

-- Sign-ins that are at the provider just now: taken up once, by the browser that began them. Keyed hashes of both.
CREATE TABLE provider_sign_ins (
  state_mac bytea PRIMARY KEY,
  browser_mac bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_sign_ins_expires_idx ON provider_sign_ins (expires_at);
