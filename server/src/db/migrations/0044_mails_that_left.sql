-- A day on which the patient's email could not be delivered does not count for a take-over.
ALTER TABLE take_over_notices
  ADD COLUMN mail_id uuid,
  ADD COLUMN is_lost boolean NOT NULL DEFAULT false;

-- What a helper is told leaves only while they may see it.
ALTER TABLE mail_outbox
  ADD COLUMN grant_patient_id uuid,
  ADD COLUMN grant_id uuid,
  ADD CONSTRAINT mail_outbox_grant_check CHECK (num_nulls(grant_patient_id, grant_id) IN (0, 2));
