-- Who may come in (users, sessions), whose record it is (patients), and what was done (audit_log).
-- An account and a record are two things: a caregiver will one day write into somebody else's record.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  user_name text NOT NULL DEFAULT '',
  user_type text NOT NULL CHECK (user_type IN ('patient', 'administrator')),
  status text NOT NULL CHECK (status IN ('active', 'inactive', 'pending')),
  password_hash text,
  is_primary_email boolean NOT NULL DEFAULT true,
  is_primary_mfa boolean NOT NULL DEFAULT false,
  terms_version text,
  terms_accepted_at timestamptz,
  preboarding_completed boolean NOT NULL DEFAULT false,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  updated_by uuid
);

CREATE UNIQUE INDEX users_email_key ON users (lower(email));

CREATE TABLE patients (
  patient_id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id),
  birth_date date,
  -- Raised in the transaction of every write to the record: the key of all cached answers.
  data_version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  updated_by uuid
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  aal smallint NOT NULL CHECK (aal IN (1, 2)),
  amr text[] NOT NULL DEFAULT '{}',
  generation integer NOT NULL DEFAULT 0,
  rotating boolean NOT NULL DEFAULT true,
  seed bytea NOT NULL CHECK (octet_length(seed) = 32),
  rotated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  factor_at timestamptz,
  idle_expires_at timestamptz NOT NULL,
  absolute_expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoke_reason text,
  user_agent_hash text,
  ip_prefix text
);

CREATE INDEX sessions_user_id_idx ON sessions (user_id);

-- No foreign keys: a row outlives the account and the record it tells of.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_role text,
  session_id uuid,
  action text NOT NULL,
  object_type text,
  object_id text,
  subject_patient_id uuid,
  outcome text NOT NULL,
  reason text,
  request_id text,
  ip_prefix text,
  ua_hash text,
  -- Names of fields, never their values.
  changed_fields text[] NOT NULL DEFAULT '{}'
);

CREATE INDEX audit_log_subject_idx ON audit_log (subject_patient_id, id)
  WHERE subject_patient_id IS NOT NULL;
CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, id) WHERE actor_id IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_log_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
