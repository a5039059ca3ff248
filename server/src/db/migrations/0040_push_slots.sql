-- The requests to push services that one account may have under way, whatever number of workers send. A row is locked and
-- taken in the statement that claims a message, so that no other statement takes it at the same moment.
CREATE TABLE push_slots (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  slot smallint NOT NULL,
  -- Null: free. It ends by itself where a worker was killed.
  busy_until timestamptz,
  PRIMARY KEY (patient_id, slot)
);
INSERT INTO push_slots (patient_id, slot)
  SELECT d.patient_id, s.slot FROM (SELECT DISTINCT patient_id FROM push_devices) d CROSS JOIN generate_series(1, 3) AS s (slot);

-- In the order in which messages are claimed: the first one is found without sorting all that are due.
DROP INDEX push_outbox_waiting_idx;
CREATE INDEX push_outbox_waiting_idx ON push_outbox (next_attempt_at, notice_id) WHERE sent_at IS NULL AND given_up_at IS NULL;
