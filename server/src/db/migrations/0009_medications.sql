-- §3 Medication. What it asks for and since when is in its versions; nothing of that is kept here twice.
CREATE TABLE medications (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  name text NOT NULL,
  dosage text NOT NULL,
  instructions text NOT NULL,
  reason text NOT NULL,
  -- The newest of its states.
  state text NOT NULL CHECK (state IN ('active', 'on-hold', 'stopped', 'completed')),
  state_reason text NOT NULL,
  generic text NOT NULL,
  code jsonb,
  form text NOT NULL,
  strength text NOT NULL,
  route text NOT NULL,
  category text,
  label_text text NOT NULL,
  prescriber text NOT NULL,
  location_id uuid,
  treatment_id uuid,
  photo_file_id uuid,
  never_stop_suddenly boolean NOT NULL,
  hazardous_handling boolean NOT NULL,
  notes text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- In the bin since; housekeeping removes it later, and all of the tables below with it.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX medications_bin_idx ON medications (deleted_at) WHERE deleted_at IS NOT NULL;

-- A change makes a new version; what was asked for on a day that is over can never be made to look different.
CREATE TABLE medication_schedules (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  -- The order in which they were made.
  seq integer NOT NULL,
  effective_from date NOT NULL,
  reason text NOT NULL,
  tz_mode text NOT NULL CHECK (tz_mode IN ('wall_clock', 'home', 'elapsed')),
  home_tz text NOT NULL,
  day_starts_at text NOT NULL,
  grace_min integer NOT NULL,
  miss_after_min integer NOT NULL,
  -- None: nothing is asked for.
  phases jsonb NOT NULL,
  -- times, repeat_on, start_date and end_date, where these made it.
  flat jsonb,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id),
  UNIQUE (patient_id, medication_id, seq),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE
);

-- Since when a medicine is taken, on hold or over: days that are past keep the state they had.
CREATE TABLE medication_states (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  seq integer NOT NULL,
  effective_from date NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'on-hold', 'stopped', 'completed')),
  reason text NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id),
  UNIQUE (patient_id, medication_id, seq),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE
);

-- What was taken or skipped. Late and missed are worked out from the clock and never stored.
CREATE TABLE dose_log (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  schedule_version_id uuid,
  slot_id text,
  local_date date,
  status text NOT NULL CHECK (status IN ('taken', 'skipped', 'cleared')),
  at timestamptz NOT NULL,
  time_zone text NOT NULL,
  amount_parts jsonb NOT NULL,
  reason text,
  note text NOT NULL,
  via text NOT NULL,
  -- The entry that this one corrects.
  supersedes uuid,
  logged_by uuid NOT NULL,
  logged_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE,
  FOREIGN KEY (patient_id, schedule_version_id) REFERENCES medication_schedules (patient_id, id) ON DELETE CASCADE,
  -- Version, slot and day name a dose together.
  CHECK (num_nulls(schedule_version_id, slot_id, local_date) IN (0, 3)),
  CHECK (status <> 'cleared' OR supersedes IS NOT NULL)
);
-- A dose is logged once, however many tabs and retries there are; an entry is corrected once.
CREATE UNIQUE INDEX dose_log_first_key ON dose_log (patient_id, schedule_version_id, slot_id, local_date)
  WHERE supersedes IS NULL AND slot_id IS NOT NULL;
CREATE UNIQUE INDEX dose_log_correction_key ON dose_log (patient_id, supersedes) WHERE supersedes IS NOT NULL;
CREATE INDEX dose_log_day_idx ON dose_log (patient_id, medication_id, local_date);
CREATE INDEX dose_log_as_needed_idx ON dose_log (patient_id, medication_id, at) WHERE slot_id IS NULL;

-- Per strength. May fall below zero when more was logged than was counted, so that taking a dose back is exact.
CREATE TABLE medication_stock (
  patient_id uuid NOT NULL,
  medication_id uuid NOT NULL,
  strength text NOT NULL,
  position smallint NOT NULL,
  on_hand numeric NOT NULL,
  unit text NOT NULL,
  expires date,
  low_at_days smallint NOT NULL,
  repeats_left smallint,
  renew_lead_days smallint NOT NULL,
  PRIMARY KEY (patient_id, medication_id, strength),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE
);

-- Rows of a medicine that still exists stay as they are: only its own end, after the bin, takes them along.
CREATE FUNCTION refuse_change_while_medicine_exists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM medications WHERE patient_id = OLD.patient_id AND id = OLD.medication_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER medication_schedules_never_change BEFORE UPDATE OR DELETE ON medication_schedules
  FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER medication_schedules_no_truncate BEFORE TRUNCATE ON medication_schedules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER medication_states_never_change BEFORE UPDATE OR DELETE ON medication_states
  FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER medication_states_no_truncate BEFORE TRUNCATE ON medication_states
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dose_log_is_append_only BEFORE UPDATE OR DELETE ON dose_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER dose_log_no_truncate BEFORE TRUNCATE ON dose_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
