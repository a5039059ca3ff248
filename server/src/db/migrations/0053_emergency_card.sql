-- What a patient chose and wrote for the emergency card; the rest of it is made from the record each time (decision 0055).
CREATE TABLE emergency_cards (
  patient_id uuid PRIMARY KEY REFERENCES patients (patient_id),
  left_out text[] NOT NULL,
  seizures text NOT NULL,
  -- Corrections by name, as the record writes it.
  not_steroids text[] NOT NULL,
  not_blood_thinners text[] NOT NULL,
  more_steroids text NOT NULL,
  more_blood_thinners text NOT NULL,
  contacts jsonb NOT NULL,
  left_out_places text[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid,
  updated_at timestamptz NOT NULL,
  updated_by uuid
);

-- Devices that show the card without a sign-in. The token opens nothing but whether they still may.
CREATE TABLE emergency_card_devices (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  device text,
  allowed_at timestamptz NOT NULL,
  PRIMARY KEY (patient_id, id)
);
