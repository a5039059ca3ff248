-- Events that repeat: each time is an event of its own, and a series holds the rule they were made by.
CREATE TABLE event_series (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  rule jsonb NOT NULL,
  -- The day of the first one.
  first_day date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id)
);

ALTER TABLE events
  ADD COLUMN series_id uuid,
  -- The day by the rule: it stays when the event itself is moved.
  ADD COLUMN series_day date,
  -- The fields that were changed in this event alone: a change of several leaves them as they are.
  ADD COLUMN series_own text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT events_series_day_check CHECK (series_id IS NULL OR series_day IS NOT NULL),
  ADD CONSTRAINT events_series_fkey FOREIGN KEY (patient_id, series_id)
    REFERENCES event_series (patient_id, id) ON DELETE SET NULL (series_id);
CREATE UNIQUE INDEX events_series_idx ON events (patient_id, series_id, series_day) WHERE series_id IS NOT NULL;
