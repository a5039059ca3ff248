-- How long a symptom lasted, and the answers of the check-in of a day (contract/src/timelines/check-in.ts): one a day.
ALTER TABLE events
  ADD COLUMN lasted text,
  ADD COLUMN check_in jsonb;
CREATE UNIQUE INDEX events_check_in_idx ON events (patient_id, (local_start::date))
  WHERE check_in IS NOT NULL AND deleted_at IS NULL;

-- It is offered only to those who have switched it on, and asks about the symptoms they have chosen.
ALTER TABLE patients
  ADD COLUMN check_in_on boolean NOT NULL DEFAULT false,
  ADD COLUMN check_in_symptoms text[] NOT NULL DEFAULT '{}';
