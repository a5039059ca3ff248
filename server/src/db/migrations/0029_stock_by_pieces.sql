-- A medicine that is taken as needed has no days to count: it warns at so many pieces. Null: nobody chose a number.
ALTER TABLE medication_stock ADD COLUMN low_at_count numeric CHECK (low_at_count >= 0);
