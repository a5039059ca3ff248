-- §2.5 'Reminders': how each person wants them. No row: no reminders.
CREATE TABLE reminder_settings (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  -- The channels of each kind; none: it is switched off.
  doses_by text[] NOT NULL,
  events_by text[] NOT NULL,
  -- On the person's own clock.
  quiet_from text,
  quiet_until text,
  -- Minutes.
  before_event integer[] NOT NULL,
  again_after_min integer,
  names_in_mails boolean NOT NULL,
  muted_medications uuid[] NOT NULL,
  muted_events uuid[] NOT NULL,
  -- Since when each kind is switched on: what was over by then is nobody's reminder.
  doses_since timestamptz NOT NULL,
  events_since timestamptz NOT NULL,
  -- When the job has to look again, unless the record changes: nothing is due before.
  next_look_at timestamptz NOT NULL,
  looked_version bigint,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  CHECK (num_nulls(quiet_from, quiet_until) IN (0, 2))
);
CREATE INDEX reminder_settings_look_idx ON reminder_settings (next_look_at)
  WHERE doses_by <> '{}' OR events_by <> '{}';

-- What went out, written with it in one transaction: a reminder goes out once by each channel, whoever sends.
CREATE TABLE reminders_sent (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  key text NOT NULL,
  channel text NOT NULL,
  queued_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, key, channel)
);
CREATE INDEX reminders_sent_old_idx ON reminders_sent (queued_at);

-- Whoever asked for e-mails in preboarding gets what they asked for.
INSERT INTO reminder_settings (patient_id, doses_by, events_by, quiet_from, quiet_until, before_event, names_in_mails,
                               muted_medications, muted_events, doses_since, events_since, next_look_at, updated_at)
SELECT patient_id, '{email}', '{email}', q.quiet_from, q.quiet_until, '{1440,120}', false, '{}', '{}', now(), now(), now(), now()
  FROM health_profiles
  LEFT JOIN LATERAL (SELECT details #>> '{reminders,quiet_from}' AS quiet_from,
                            details #>> '{reminders,quiet_until}' AS quiet_until) q
    ON q.quiet_from <> q.quiet_until
 WHERE details #>> '{reminders,email}' = 'true';
