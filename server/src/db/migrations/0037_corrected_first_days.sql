-- A version that was made because the first day of the medicine had been entered wrongly, and the one whose place it
-- takes.
ALTER TABLE medication_schedules ADD COLUMN corrects uuid;

-- Such a version keeps the home zone of the one it corrects: it says nothing about where the person is now.
CREATE OR REPLACE FUNCTION remember_zone_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    before := OLD.details #>> '{you,time_zone}';
  END IF;
  -- No zone was named: the home of the newest schedule was in use.
  IF before IS NULL THEN
    SELECT v.home_tz INTO before FROM medication_schedules v
      JOIN medications m ON m.patient_id = v.patient_id AND m.id = v.medication_id AND m.deleted_at IS NULL
     WHERE v.patient_id = NEW.patient_id AND v.corrects IS NULL ORDER BY v.id DESC LIMIT 1;
  END IF;
  IF before IS NOT NULL AND before <> NEW.details #>> '{you,time_zone}' THEN
    UPDATE patients
       SET zone_moves = (SELECT COALESCE(jsonb_agg(move ORDER BY place), '[]')
                           FROM jsonb_array_elements(zone_moves) WITH ORDINALITY AS moves (move, place)
                          WHERE place > jsonb_array_length(zone_moves) - 4)
                        || jsonb_build_object('at', NEW.updated_at, 'from', before)
     WHERE patient_id = NEW.patient_id;
  END IF;
  RETURN NULL;
END
$$;
