-- The key of the installation for Web Push (VAPID), made at the first start. The private one is encrypted.
CREATE TABLE push_server_keys (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  public_key text NOT NULL,
  sealed_private bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- A browser that gets notifications.
CREATE TABLE push_devices (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  -- One browser belongs to one person.
  endpoint_hash bytea NOT NULL UNIQUE,
  -- Its address and keys, encrypted.
  sealed bytea NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  -- When it last showed a notification, or Caretrail was opened on it.
  confirmed_at timestamptz,
  -- Notifications in a row that it left unconfirmed.
  unconfirmed integer NOT NULL DEFAULT 0,
  -- Failed requests in a row, and how long it is left alone for that.
  failures integer NOT NULL DEFAULT 0,
  next_try timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id)
);

-- One notification to a person, whatever number of devices get it.
CREATE TABLE push_notices (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  is_test boolean NOT NULL,
  -- What it says, and which reminders it is about, encrypted.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Sent to no device from here on.
  until timestamptz NOT NULL,
  -- When an email takes its place, unless a device confirms it.
  mail_at timestamptz NOT NULL,
  -- False: the email goes only where no device got it.
  is_mailed_unseen boolean NOT NULL,
  confirmed_at timestamptz,
  -- Decided: it was confirmed, or an email went, or it was of no use any more.
  settled_at timestamptz,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX push_notices_open_idx ON push_notices (patient_id, mail_at) WHERE settled_at IS NULL;
CREATE INDEX push_notices_age_idx ON push_notices (created_at);

-- The notification to one device.
CREATE TABLE push_outbox (
  patient_id uuid NOT NULL,
  notice_id uuid NOT NULL,
  device_id uuid NOT NULL,
  receipt_hash bytea NOT NULL UNIQUE,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  sent_at timestamptz,
  given_up_at timestamptz,
  shown_at timestamptz,
  PRIMARY KEY (patient_id, notice_id, device_id),
  FOREIGN KEY (patient_id, notice_id) REFERENCES push_notices (patient_id, id) ON DELETE CASCADE,
  FOREIGN KEY (patient_id, device_id) REFERENCES push_devices (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX push_outbox_waiting_idx ON push_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX push_outbox_device_idx ON push_outbox (patient_id, device_id);

-- What the token of a notification allows: one answer about one dose.
CREATE TABLE push_acts (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  notice_id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- The dose, encrypted.
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The answer to the press, encrypted, for when it is sent again.
  answer bytea,
  PRIMARY KEY (patient_id, id),
  FOREIGN KEY (patient_id, notice_id) REFERENCES push_notices (patient_id, id) ON DELETE CASCADE,
  FOREIGN KEY (patient_id, device_id) REFERENCES push_devices (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX push_acts_notice_idx ON push_acts (patient_id, notice_id);
CREATE INDEX push_acts_device_idx ON push_acts (patient_id, device_id);

ALTER TABLE reminder_settings
  ADD COLUMN names_in_notifications boolean NOT NULL DEFAULT false,
  ADD COLUMN mail_after_min integer DEFAULT 15;
