-- What is known of a seizure (contract/src/timelines/seizure.ts), and the side of the body of a symptom.
ALTER TABLE events
  ADD COLUMN body_side text,
  ADD COLUMN seizure jsonb;
