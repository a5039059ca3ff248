-- Who else may act in a record, and in which parts of it.
CREATE TABLE circle_grants (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  -- A deleted account has no access; what it did stays in the ledger.
  helper_user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address that was invited.
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'helper', 'manager')),
  areas text[] NOT NULL
    CHECK (areas <@ ARRAY['calendar', 'medication', 'treatments', 'diary', 'files', 'summary'] AND areas <> '{}'),
  -- The last day, on the patient's calendar.
  ends_on date,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Of every change: what was read under an older one is not sent.
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (patient_id, id)
);
CREATE UNIQUE INDEX circle_grants_open_idx ON circle_grants (helper_user_id, patient_id) WHERE ended_at IS NULL;
CREATE INDEX circle_grants_helper_idx ON circle_grants (helper_user_id);

CREATE TABLE circle_invitations (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('viewer', 'helper', 'manager')),
  areas text[] NOT NULL
    CHECK (areas <@ ARRAY['calendar', 'medication', 'treatments', 'diary', 'files', 'summary'] AND areas <> '{}'),
  ends_on date,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  taken_back_at timestamptz,
  PRIMARY KEY (patient_id, id)
);

-- Every read and write in a record by anyone but its patient.
CREATE TABLE circle_ledger (
  patient_id uuid NOT NULL REFERENCES patients (patient_id) ON DELETE CASCADE,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  -- Null, without a name and a device, once the account was deleted.
  helper_user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  device text,
  grant_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('read', 'write')),
  areas text[] NOT NULL,
  -- The call, as the contract names it.
  call text NOT NULL,
  -- Of a write, as the audit log names it.
  action text,
  object_type text,
  object_id uuid,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX circle_ledger_helper_idx ON circle_ledger (helper_user_id, patient_id, id);

CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM patients WHERE patient_id = OLD.patient_id) THEN
    RETURN OLD;
  END IF;
  -- The one who looked has left: the entry stays, and names no one.
  IF TG_OP = 'UPDATE' AND (NEW.helper_user_id IS NULL OR NEW.helper_user_id = OLD.helper_user_id)
     AND (NEW.name = '' OR NEW.name = OLD.name) AND (NEW.device IS NULL OR NEW.device = OLD.device)
     AND (to_jsonb(NEW) - '{helper_user_id,name,device}'::text[])
       = (to_jsonb(OLD) - '{helper_user_id,name,device}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER circle_ledger_is_append_only BEFORE UPDATE OR DELETE ON circle_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
