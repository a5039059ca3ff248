-- Who only helps agrees to how they treat the data of others, and to nothing about health data of their own.
ALTER TABLE consents
  DROP CONSTRAINT consents_kind_check,
  ADD CONSTRAINT consents_kind_check CHECK (kind IN ('terms', 'health-data', 'others-data', 'research-contact'));
