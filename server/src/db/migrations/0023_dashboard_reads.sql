-- The dashboard looks for what is still to come and for symptoms. Both are few among many years of events.
CREATE INDEX events_whole_days_idx ON events (patient_id, (COALESCE(local_end, local_start)::date))
  WHERE all_day AND deleted_at IS NULL;
CREATE INDEX events_symptoms_idx ON events (patient_id, starts_at) WHERE symptoms <> '{}' AND deleted_at IS NULL;
