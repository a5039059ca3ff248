-- What a patient has written into events at most: raised with every write, so that no create has to add up thousands of
-- rows. What housekeeping removes is not taken off here; it is counted anew once this reaches the limit.
ALTER TABLE patients
  ADD COLUMN event_count integer NOT NULL DEFAULT 0,
  ADD COLUMN event_bytes bigint NOT NULL DEFAULT 0;

UPDATE patients p
   SET event_count = e.count, event_bytes = e.bytes
  FROM (SELECT patient_id, count(*) AS count, sum(text_bytes) AS bytes FROM events GROUP BY patient_id) e
 WHERE e.patient_id = p.patient_id;
