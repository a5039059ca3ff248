-- What a version asks for has its own words, and a later change may take the place of a version before it ever counts.
ALTER TABLE medication_schedules
  ADD COLUMN dosage text NOT NULL DEFAULT '',
  ADD COLUMN replaces uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE medication_schedules DISABLE TRIGGER medication_schedules_never_change;
UPDATE medication_schedules v SET dosage = m.dosage
  FROM medications m WHERE m.patient_id = v.patient_id AND m.id = v.medication_id AND m.dosage <> '';
ALTER TABLE medication_schedules ENABLE TRIGGER medication_schedules_never_change;
ALTER TABLE medication_schedules ALTER COLUMN dosage DROP DEFAULT;

-- A recorded dose keeps the words that it was recorded with.
ALTER TABLE dose_log
  ADD COLUMN medication_name text NOT NULL DEFAULT '',
  ADD COLUMN dosage text NOT NULL DEFAULT '';
ALTER TABLE dose_log DISABLE TRIGGER dose_log_is_append_only;
UPDATE dose_log l SET medication_name = m.name, dosage = m.dosage
  FROM medications m WHERE m.patient_id = l.patient_id AND m.id = l.medication_id;
ALTER TABLE dose_log ENABLE TRIGGER dose_log_is_append_only;
ALTER TABLE dose_log ALTER COLUMN medication_name DROP DEFAULT, ALTER COLUMN dosage DROP DEFAULT;

ALTER TABLE medications DROP COLUMN dosage;

-- The last moves to another time zone, oldest first: [{"at": …, "from": …}]. A dose that was not due before a move is not
-- missed because of it.
ALTER TABLE patients ADD COLUMN zone_moves jsonb NOT NULL DEFAULT '[]';

CREATE FUNCTION remember_zone_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    before := OLD.details #>> '{you,time_zone}';
  END IF;
  -- Nobody named one: the home of the newest schedule was in use.
  IF before IS NULL THEN
    SELECT v.home_tz INTO before FROM medication_schedules v
      JOIN medications m ON m.patient_id = v.patient_id AND m.id = v.medication_id AND m.deleted_at IS NULL
     WHERE v.patient_id = NEW.patient_id ORDER BY v.id DESC LIMIT 1;
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
CREATE TRIGGER health_profiles_remember_zone_move AFTER INSERT OR UPDATE OF details ON health_profiles
  FOR EACH ROW EXECUTE FUNCTION remember_zone_move();
