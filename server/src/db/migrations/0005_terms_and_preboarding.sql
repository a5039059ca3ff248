-- Append-only: what was agreed to, when, in which words. No foreign key: a row outlives the account it tells of.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
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
