-- counted_at is also that of a refill. A dose that was taken before a count was counted by it, whenever its record
-- arrives; a refill knows nothing of it. Of the counts before today only the first is known for sure.
ALTER TABLE medication_stock ADD COLUMN last_count_at timestamptz NOT NULL DEFAULT now();
UPDATE medication_stock k SET last_count_at = m.created_at
  FROM medications m WHERE m.patient_id = k.patient_id AND m.id = k.medication_id;
