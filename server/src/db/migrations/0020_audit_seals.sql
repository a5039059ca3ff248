-- What the audit log says is sealed in a chain, so that a row that was changed, removed or slipped in past the trigger is
-- found (decision 0011). A row waits here from its own transaction on: one that commits late comes into a later seal and
-- into none too early, whatever its id and its time.
CREATE TABLE audit_unsealed (
  audit_id uuid NOT NULL
);

INSERT INTO audit_unsealed SELECT id FROM audit_log;

CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER audit_log_awaits_its_seal
  AFTER INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION await_seal();

CREATE TABLE audit_seals (
  number bigint PRIMARY KEY CHECK (number > 0),
  sealed_at timestamptz NOT NULL,
  -- In the order in which their rows went into the root.
  members uuid[] NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32)
);

CREATE TRIGGER audit_seals_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Administrators search: by time, by what was done, by the account it was done to.
CREATE INDEX audit_log_at_idx ON audit_log (at, id);
CREATE INDEX audit_log_action_idx ON audit_log (action, at, id);
CREATE INDEX audit_log_account_idx ON audit_log (object_id, at) WHERE object_type = 'user';
