-- The address by which a calendar app reads the visits of a patient (contract/src/calendar): at most one of each.
CREATE TABLE calendar_feeds (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  token_hash bytea NOT NULL UNIQUE,
  mode text NOT NULL CHECK (mode IN ('discreet', 'full', 'preparation')),
  created_at timestamptz NOT NULL,
  -- Since when it shows what it shows.
  changed_at timestamptz NOT NULL,
  last_read_at timestamptz
);
