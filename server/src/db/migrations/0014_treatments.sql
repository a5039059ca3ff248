-- §2.1 /treatments. Where today lies in the plan is worked out and never stored.
CREATE TABLE treatments (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('planned', 'active', 'on-hold', 'completed', 'stopped')),
  status_reason text NOT NULL,
  intent text,
  start_date date,
  end_date date,
  cycle_length smallint,
  cycles_planned smallint,
  cycle_days smallint[] NOT NULL,
  -- First days of cycles that do not simply follow the one before.
  cycle_anchors jsonb NOT NULL,
  fractions_planned smallint,
  fractions_done smallint,
  total_dose_gy numeric,
  site text NOT NULL,
  side text,
  device_hours_per_day numeric,
  -- Limits that the person typed from their own letter.
  lab_gate jsonb NOT NULL,
  session_weekdays text[] NOT NULL,
  practitioner text NOT NULL,
  location_id uuid,
  notes text NOT NULL,
  questions text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- In the bin since; housekeeping removes it later, and the tables below with it.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX treatments_bin_idx ON treatments (deleted_at) WHERE deleted_at IS NOT NULL;

-- One fraction, one visit, one day with a device.
CREATE TABLE treatment_sessions (
  patient_id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  id uuid NOT NULL,
  local_date date NOT NULL,
  local_time text,
  status text NOT NULL CHECK (status IN ('planned', 'done', 'missed')),
  moved_from date,
  reason text NOT NULL,
  hours numeric,
  PRIMARY KEY (patient_id, treatment_id, id),
  FOREIGN KEY (patient_id, treatment_id) REFERENCES treatments (patient_id, id) ON DELETE CASCADE
);

-- What was changed, by whom and why.
CREATE TABLE treatment_changes (
  patient_id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  -- The order in which they were made.
  seq integer NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, treatment_id, seq),
  FOREIGN KEY (patient_id, treatment_id) REFERENCES treatments (patient_id, id) ON DELETE CASCADE
);

-- Rows of a treatment that still exists stay as they are: only its own end, after the bin, takes them along.
CREATE FUNCTION refuse_change_while_treatment_exists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM treatments WHERE patient_id = OLD.patient_id AND id = OLD.treatment_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER treatment_changes_never_change BEFORE UPDATE OR DELETE ON treatment_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_while_treatment_exists();
CREATE TRIGGER treatment_changes_no_truncate BEFORE TRUNCATE ON treatment_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A link stands on what is linked; a treatment asks who names it.
CREATE INDEX events_treatment_idx ON events (patient_id, treatment_id) WHERE treatment_id IS NOT NULL;
CREATE INDEX medications_treatment_idx ON medications (patient_id, treatment_id) WHERE treatment_id IS NOT NULL;
CREATE INDEX files_treatment_idx ON files (patient_id, treatment_id) WHERE treatment_id IS NOT NULL;
