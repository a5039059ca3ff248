-- Getting started has one step now: a draft has no step to go on with.
UPDATE preboarding_drafts SET draft = draft - 'step';

-- The patient's own day of getting started: null for those who were asked everything there, in six steps.
ALTER TABLE patients
  ADD COLUMN started_on date,
  ADD COLUMN first_things_hidden_at timestamptz;

-- Questions that were left for later. Days are the patient's own.
CREATE TABLE asked_questions (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  -- Its answer, such as 'people.hospital'.
  question text NOT NULL,
  -- The last day on which it was on the screen.
  shown_on date NOT NULL,
  decision text CHECK (decision IN ('answered', 'later', 'never')),
  decided_on date,
  PRIMARY KEY (patient_id, question),
  CHECK ((decision IS NULL) = (decided_on IS NULL))
);
