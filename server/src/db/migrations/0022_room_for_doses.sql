-- What a patient has logged and planned at most, counted as the room for events is (0019): raised with every write, and
-- counted anew once it reaches the limit.
ALTER TABLE patients
  ADD COLUMN logged_doses integer NOT NULL DEFAULT 0,
  ADD COLUMN logged_bytes bigint NOT NULL DEFAULT 0,
  ADD COLUMN schedule_bytes bigint NOT NULL DEFAULT 0;

UPDATE patients p
   SET logged_doses = d.count, logged_bytes = d.bytes
  FROM (SELECT patient_id, count(*) AS count, sum(octet_length(amount_parts::text) + octet_length(note)) AS bytes
          FROM dose_log GROUP BY patient_id) d
 WHERE d.patient_id = p.patient_id;

UPDATE patients p
   SET schedule_bytes = c.bytes
  FROM (SELECT patient_id, sum(bytes) AS bytes
          FROM (SELECT patient_id, 200 + octet_length(phases::text) + COALESCE(octet_length(flat::text), 0) AS bytes
                  FROM medication_schedules
                UNION ALL
                SELECT patient_id, 200 FROM medication_states) s
         GROUP BY patient_id) c
 WHERE c.patient_id = p.patient_id;

-- How many doses a day a medicine asks for at most, by what its schedule says from now on.
ALTER TABLE medications ADD COLUMN doses_a_day integer NOT NULL DEFAULT 0;

UPDATE medications m
   SET doses_a_day = v.doses
  FROM (SELECT s.patient_id, s.medication_id,
               max(CASE p->'pattern'->>'kind' WHEN 'as_needed' THEN 0
                        WHEN 'every_hours' THEN ceil(24.0 / (p->'pattern'->>'h')::int)
                        ELSE jsonb_array_length(p->'slots') END)::int AS doses
          FROM medication_schedules s CROSS JOIN LATERAL jsonb_array_elements(s.phases) p
         WHERE s.effective_from >= COALESCE((SELECT max(o.effective_from) FROM medication_schedules o
                                              WHERE o.patient_id = s.patient_id AND o.medication_id = s.medication_id
                                                AND o.effective_from <= CURRENT_DATE), '-infinity')
         GROUP BY s.patient_id, s.medication_id) v
 WHERE v.patient_id = m.patient_id AND v.medication_id = m.id;

-- By the hour a dose counts from the last one taken: only the last of each schedule is looked for.
CREATE INDEX dose_log_hourly_idx ON dose_log (patient_id, medication_id, schedule_version_id, local_date)
  WHERE slot_id ~ '^p[0-9]+h[0-9]+$';
