-- The zone of a journey during which the patient wants the times of home to stay: asked once for each.
ALTER TABLE patients ADD COLUMN kept_in_zone text;
