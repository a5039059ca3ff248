-- Who said what became of a session, and who put an event into the bin: what someone else said is not for helpers to
-- change. Null: no one, or it was said before this was kept.
ALTER TABLE treatment_sessions ADD COLUMN noted_by uuid;
ALTER TABLE events ADD COLUMN deleted_by uuid;
