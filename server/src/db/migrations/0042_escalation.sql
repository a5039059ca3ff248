-- Medicines whose doses are critical: people of the care circle are told when one is not recorded (decision 0045).
CREATE TABLE critical_medicines (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  medication_id uuid NOT NULL,
  -- From the dose to the first person, and from each person to the next.
  after_min integer NOT NULL CHECK (after_min BETWEEN 5 AND 720),
  -- Doses whose first wait was over by then do not count.
  since timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by uuid,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  PRIMARY KEY (patient_id, medication_id),
  FOREIGN KEY (patient_id, medication_id) REFERENCES medications (patient_id, id) ON DELETE CASCADE
);

-- Who is told, in this order. An account that is deleted leaves it.
CREATE TABLE critical_people (
  patient_id uuid NOT NULL,
  medication_id uuid NOT NULL,
  place integer NOT NULL,
  helper_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (patient_id, medication_id, place),
  UNIQUE (patient_id, medication_id, helper_id),
  FOREIGN KEY (patient_id, medication_id) REFERENCES critical_medicines (patient_id, medication_id) ON DELETE CASCADE
);
CREATE INDEX critical_people_helper_idx ON critical_people (helper_id);

-- What the patient alone decides, and when the job looks at their doses next.
CREATE TABLE escalation_settings (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  waits_for_quiet boolean NOT NULL DEFAULT false,
  names_in_messages boolean NOT NULL DEFAULT false,
  next_look_at timestamptz NOT NULL,
  looked_version bigint
);
CREATE INDEX escalation_settings_look_idx ON escalation_settings (next_look_at);

-- A message to one person about doses of one moment. Its link answers once.
CREATE TABLE escalation_messages (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  helper_id uuid REFERENCES users (id) ON DELETE SET NULL,
  token_hash bytea NOT NULL UNIQUE,
  queued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX escalation_messages_age_idx ON escalation_messages (queued_at);
CREATE INDEX escalation_messages_helper_idx ON escalation_messages (helper_id);

-- That a person was told about a dose: each step of a dose once, whatever number of workers there is. Ids and times only.
CREATE TABLE escalation_steps (
  patient_id uuid NOT NULL,
  dose_key text NOT NULL,
  step integer NOT NULL,
  medication_id uuid NOT NULL,
  helper_id uuid REFERENCES users (id) ON DELETE SET NULL,
  message_id uuid NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, dose_key, step),
  FOREIGN KEY (patient_id, message_id) REFERENCES escalation_messages (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX escalation_steps_message_idx ON escalation_steps (patient_id, message_id);
CREATE INDEX escalation_steps_helper_idx ON escalation_steps (helper_id);

-- “I’m on it”: holds the next person back for a while.
CREATE TABLE escalation_on_it (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  dose_key text NOT NULL,
  helper_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  said_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id)
);
CREATE INDEX escalation_on_it_dose_idx ON escalation_on_it (patient_id, dose_key);
CREATE INDEX escalation_on_it_age_idx ON escalation_on_it (said_at);
CREATE INDEX escalation_on_it_helper_idx ON escalation_on_it (helper_id);

-- Who is told first. An offer counts once it is taken.
CREATE TABLE duty_turns (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  helper_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  offered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  offered_at timestamptz,
  taken_at timestamptz,
  -- The last day, in the patient's zone.
  until_on date,
  ended_at timestamptz,
  PRIMARY KEY (patient_id, id),
  CHECK (taken_at IS NOT NULL OR offered_at IS NOT NULL)
);
CREATE INDEX duty_turns_helper_idx ON duty_turns (helper_id);
CREATE INDEX duty_turns_offered_idx ON duty_turns (offered_by);

-- Who may ask to take over.
CREATE TABLE successors (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  helper_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The access that the naming stands on: it ends with it, also where the person is invited again.
  grant_id uuid NOT NULL,
  wait_days integer NOT NULL CHECK (wait_days BETWEEN 1 AND 90),
  named_at timestamptz NOT NULL
);
CREATE INDEX successors_helper_idx ON successors (helper_id);

-- That they did. At most one runs.
CREATE TABLE take_overs (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  helper_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  wait_days integer NOT NULL,
  asked_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  next_look_at timestamptz NOT NULL,
  over text CHECK (over IN ('refused', 'withdrawn', 'ended', 'done')),
  over_at timestamptz,
  PRIMARY KEY (patient_id, id),
  CHECK (num_nulls(over, over_at) IN (0, 2))
);
CREATE UNIQUE INDEX take_overs_running_idx ON take_overs (patient_id) WHERE over IS NULL;
CREATE INDEX take_overs_look_idx ON take_overs (next_look_at) WHERE over IS NULL;
CREATE INDEX take_overs_helper_idx ON take_overs (helper_id);

-- A day on which the patient was told. Each message has its own link to refuse.
CREATE TABLE take_over_notices (
  patient_id uuid NOT NULL,
  take_over_id uuid NOT NULL,
  day date NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, take_over_id, day),
  FOREIGN KEY (patient_id, take_over_id) REFERENCES take_overs (patient_id, id) ON DELETE CASCADE
);
