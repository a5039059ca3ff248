-- The symptom whose days the patient wants counted on the dashboard; null: seizures.
ALTER TABLE patients ADD COLUMN watched_symptom text CHECK (length(watched_symptom) BETWEEN 1 AND 200);
