-- A notification about the record of someone else leaves only while its reader may see that.
ALTER TABLE push_notices
  ADD COLUMN grant_patient_id uuid,
  ADD COLUMN grant_id uuid,
  ADD CONSTRAINT push_notices_grant_check CHECK (num_nulls(grant_patient_id, grant_id) IN (0, 2));
