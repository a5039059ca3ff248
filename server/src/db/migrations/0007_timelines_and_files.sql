-- §3 Event. What a person plans is local time and zone; starts_at is the same moment for sorting alone.
CREATE TABLE events (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  event_type text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  local_start timestamp(0) NOT NULL,
  local_end timestamp(0),
  time_zone text NOT NULL,
  all_day boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  status text NOT NULL,
  location_id uuid,
  treatment_id uuid,
  medication_id uuid,
  practitioner text NOT NULL,
  contact text NOT NULL,
  video_url text,
  preparation text NOT NULL,
  questions text[] NOT NULL,
  outcome text NOT NULL,
  results jsonb NOT NULL,
  severity smallint,
  symptoms text[] NOT NULL,
  tags text[] NOT NULL,
  reminders integer[] NOT NULL,
  -- Everything that a search looks at, in lower case.
  search_text text NOT NULL,
  -- How much was written into it, for the room that a patient has.
  text_bytes integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  -- In the bin since; housekeeping removes it later.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX events_newest_idx ON events (patient_id, starts_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX events_bin_idx ON events (deleted_at) WHERE deleted_at IS NOT NULL;

-- What is kept of a file beside its content. A row exists only once the content is whole in the file store,
-- so whatever the store holds without a row is left over from a request that was cut off.
CREATE TABLE files (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  event_id uuid,
  -- As the person's device called it. Never a path.
  name text NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL,
  -- The key of the content, itself encrypted.
  wrapped_key bytea NOT NULL,
  has_thumbnail boolean NOT NULL,
  doc_type text NOT NULL DEFAULT 'other',
  document_date date,
  author text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  treatment_id uuid,
  location_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  page_count integer,
  scan_status text NOT NULL DEFAULT 'not_scanned',
  version_of uuid,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (patient_id, id),
  FOREIGN KEY (patient_id, event_id) REFERENCES events (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX files_event_idx ON files (patient_id, event_id);
CREATE INDEX files_bin_idx ON files (deleted_at) WHERE deleted_at IS NOT NULL;

-- A create that is sent again is answered from the record it made: no copy of the answer is kept.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key uuid NOT NULL,
  route text NOT NULL,
  -- Digest of fields and files.
  fingerprint bytea NOT NULL,
  resource_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_expires_idx ON idempotency_keys (expires_at);
