-- §2.1 /locations: the places of a patient. No text of them is in an audit row or a log.
CREATE TABLE locations (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  organisation text NOT NULL,
  department text NOT NULL,
  practitioners text[] NOT NULL,
  address_lines text[] NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  postcode text NOT NULL,
  country text NOT NULL,
  lat double precision,
  lng double precision,
  phone text NOT NULL,
  on_call_phone text NOT NULL,
  email text,
  website text,
  portal_url text,
  hours jsonb NOT NULL,
  exceptions jsonb NOT NULL,
  access_note text NOT NULL,
  step_free boolean,
  favourite boolean NOT NULL,
  status text NOT NULL,
  source text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- In the bin since; housekeeping removes it later.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (patient_id, id),
  CHECK ((lat IS NULL) = (lng IS NULL))
);
CREATE INDEX locations_bin_idx ON locations (deleted_at) WHERE deleted_at IS NOT NULL;

-- What the place of an event is called. It stays with the event when the place is deleted.
ALTER TABLE events ADD COLUMN location_name text NOT NULL DEFAULT '';
-- The next visit of each place.
CREATE INDEX events_place_idx ON events (patient_id, location_id, starts_at) WHERE location_id IS NOT NULL;
