-- What is going on counts as still to come, on the dashboard as on the list: found by the day on which it ends.
CREATE INDEX events_last_day_idx ON events (patient_id, (COALESCE(local_end, local_start)::date))
  WHERE deleted_at IS NULL;
DROP INDEX events_whole_days_idx;
