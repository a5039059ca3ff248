-- A dose that was put off until later, or brought back to its planned time. The newest of a dose counts.
CREATE TABLE dose_postponements (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  -- The order in which they were made.
  seq integer NOT NULL,
  schedule_version_id uuid NOT NULL,
  slot_id text NOT NULL,
  local_date date NOT NULL,
  -- None: back at the planned time.
  until timestamptz,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id),
  UNIQUE (patient_id, medication_id, seq),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE,
  FOREIGN KEY (patient_id, schedule_version_id) REFERENCES medication_schedules (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX dose_postponements_day_idx ON dose_postponements (patient_id, medication_id, local_date);

CREATE TRIGGER dose_postponements_are_append_only BEFORE UPDATE OR DELETE ON dose_postponements
  FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER dose_postponements_no_truncate BEFORE TRUNCATE ON dose_postponements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
