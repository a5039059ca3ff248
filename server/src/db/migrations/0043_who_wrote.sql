-- Who wrote in a record is asked for by every screen with names: a reader who looks often makes that no slower.
CREATE INDEX circle_ledger_writes_idx ON circle_ledger (patient_id, helper_user_id, id DESC) WHERE act = 'write';
