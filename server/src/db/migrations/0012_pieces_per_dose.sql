-- How many pieces a dose takes, where the schedule itself does not say so: the flat fields name only a text.
ALTER TABLE medication_stock ADD COLUMN per_dose numeric CHECK (per_dose > 0);
