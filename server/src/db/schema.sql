CREATE OR REPLACE FUNCTION public.await_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO audit_unsealed VALUES (NEW.id);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM patients WHERE patient_id = OLD.patient_id) THEN
    RETURN OLD;
  END IF;
  -- The one who looked has left: the entry stays, and names no one.
  IF TG_OP = 'UPDATE' AND (NEW.helper_user_id IS NULL OR NEW.helper_user_id = OLD.helper_user_id)
     AND (NEW.name = '' OR NEW.name = OLD.name) AND (NEW.device IS NULL OR NEW.device = OLD.device)
     AND (to_jsonb(NEW) - '{helper_user_id,name,device}'::text[])
       = (to_jsonb(OLD) - '{helper_user_id,name,device}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_while_medicine_exists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM medications WHERE patient_id = OLD.patient_id AND id = OLD.medication_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_while_treatment_exists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM treatments WHERE patient_id = OLD.patient_id AND id = OLD.treatment_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$function$;

CREATE OR REPLACE FUNCTION public.remember_zone_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  before text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    before := OLD.details #>> '{you,time_zone}';
  END IF;
  -- No zone was named: the home of the newest schedule was in use.
  IF before IS NULL THEN
    SELECT v.home_tz INTO before FROM medication_schedules v
      JOIN medications m ON m.patient_id = v.patient_id AND m.id = v.medication_id AND m.deleted_at IS NULL
     WHERE v.patient_id = NEW.patient_id AND v.corrects IS NULL ORDER BY v.id DESC LIMIT 1;
  END IF;
  IF before IS NOT NULL AND before <> NEW.details #>> '{you,time_zone}' THEN
    UPDATE patients
       SET zone_moves = (SELECT COALESCE(jsonb_agg(move ORDER BY place), '[]')
                           FROM jsonb_array_elements(zone_moves) WITH ORDINALITY AS moves (move, place)
                          WHERE place > jsonb_array_length(zone_moves) - 4)
                        || jsonb_build_object('at', NEW.updated_at, 'from', before)
     WHERE patient_id = NEW.patient_id;
  END IF;
  RETURN NULL;
END
$function$;

CREATE TABLE account_deletions (
  user_id uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT account_deletions_pkey PRIMARY KEY (user_id),
  CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_due_idx ON public.account_deletions USING btree (due_at);

CREATE TABLE article_content (
  only_row boolean DEFAULT true NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT article_content_pkey PRIMARY KEY (only_row),
  CONSTRAINT article_content_only_row_check CHECK (only_row)
);

CREATE TABLE article_sources (
  name text NOT NULL,
  claimed_until timestamp with time zone,
  synced_at timestamp with time zone,
  etag text,
  last_modified text,
  CONSTRAINT article_sources_pkey PRIMARY KEY (name)
);

CREATE TABLE articles (
  id uuid NOT NULL,
  origin text NOT NULL,
  url text NOT NULL,
  url_key text NOT NULL,
  doi text,
  title text NOT NULL,
  summary text,
  source text,
  published_date date,
  image_url text,
  tags text[] NOT NULL,
  tag_keys text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT articles_pkey PRIMARY KEY (id),
  CONSTRAINT articles_doi_key UNIQUE (doi),
  CONSTRAINT articles_url_key_key UNIQUE (url_key)
);
CREATE INDEX articles_newest_idx ON public.articles USING btree (published_date DESC NULLS LAST, id);
CREATE INDEX articles_origin_idx ON public.articles USING btree (origin);
CREATE INDEX articles_tags_idx ON public.articles USING gin (tag_keys);

CREATE TABLE asked_questions (
  patient_id uuid NOT NULL,
  question text NOT NULL,
  shown_on date NOT NULL,
  decision text,
  decided_on date,
  CONSTRAINT asked_questions_pkey PRIMARY KEY (patient_id, question),
  CONSTRAINT asked_questions_check CHECK (((decision IS NULL) = (decided_on IS NULL))),
  CONSTRAINT asked_questions_decision_check CHECK ((decision = ANY (ARRAY['answered'::text, 'later'::text, 'never'::text]))),
  CONSTRAINT asked_questions_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);

CREATE TABLE audit_log (
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  actor_id uuid,
  actor_role text,
  session_id uuid,
  action text NOT NULL,
  object_type text,
  object_id text,
  subject_patient_id uuid,
  outcome text NOT NULL,
  reason text,
  request_id text,
  ip_prefix text,
  ua_hash text,
  changed_fields text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_account_idx ON public.audit_log USING btree (object_id, at) WHERE (object_type = 'user'::text);
CREATE INDEX audit_log_action_idx ON public.audit_log USING btree (action, at, id);
CREATE INDEX audit_log_actor_idx ON public.audit_log USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_at_idx ON public.audit_log USING btree (at, id);
CREATE INDEX audit_log_subject_idx ON public.audit_log USING btree (subject_patient_id, id) WHERE (subject_patient_id IS NOT NULL);
CREATE TRIGGER audit_log_awaits_its_seal AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION await_seal();
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_seals (
  number bigint NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  members uuid[] NOT NULL,
  root bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (number),
  CONSTRAINT audit_seals_number_check CHECK ((number > 0)),
  CONSTRAINT audit_seals_root_check CHECK ((length(root) = 32))
);
CREATE TRIGGER audit_seals_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_unsealed (
  audit_id uuid NOT NULL
);

CREATE TABLE calendar_feeds (
  patient_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  mode text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  last_read_at timestamp with time zone,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (patient_id),
  CONSTRAINT calendar_feeds_mode_check CHECK ((mode = ANY (ARRAY['discreet'::text, 'full'::text, 'preparation'::text]))),
  CONSTRAINT calendar_feeds_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE circle_grants (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  helper_user_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  areas text[] NOT NULL,
  ends_on date,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT circle_grants_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT circle_grants_areas_check CHECK (((areas <@ ARRAY['calendar'::text, 'medication'::text, 'treatments'::text, 'diary'::text, 'files'::text, 'summary'::text]) AND (areas <> '{}'::text[]))),
  CONSTRAINT circle_grants_helper_user_id_fkey FOREIGN KEY (helper_user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT circle_grants_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT circle_grants_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'helper'::text, 'manager'::text])))
);
CREATE INDEX circle_grants_helper_idx ON public.circle_grants USING btree (helper_user_id);
CREATE UNIQUE INDEX circle_grants_open_idx ON public.circle_grants USING btree (helper_user_id, patient_id) WHERE (ended_at IS NULL);

CREATE TABLE circle_invitations (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  role text NOT NULL,
  areas text[] NOT NULL,
  ends_on date,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  CONSTRAINT circle_invitations_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT circle_invitations_areas_check CHECK (((areas <@ ARRAY['calendar'::text, 'medication'::text, 'treatments'::text, 'diary'::text, 'files'::text, 'summary'::text]) AND (areas <> '{}'::text[]))),
  CONSTRAINT circle_invitations_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT circle_invitations_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'helper'::text, 'manager'::text]))),
  CONSTRAINT circle_invitations_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE circle_ledger (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  helper_user_id uuid,
  name text NOT NULL,
  device text,
  grant_id uuid NOT NULL,
  act text NOT NULL,
  areas text[] NOT NULL,
  call text NOT NULL,
  action text,
  object_type text,
  object_id uuid,
  CONSTRAINT circle_ledger_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT circle_ledger_act_check CHECK ((act = ANY (ARRAY['read'::text, 'write'::text]))),
  CONSTRAINT circle_ledger_helper_user_id_fkey FOREIGN KEY (helper_user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT circle_ledger_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id) ON DELETE CASCADE
);
CREATE INDEX circle_ledger_helper_idx ON public.circle_ledger USING btree (helper_user_id, patient_id, id);
CREATE INDEX circle_ledger_writes_idx ON public.circle_ledger USING btree (patient_id, helper_user_id, id DESC) WHERE (act = 'write'::text);
CREATE TRIGGER circle_ledger_is_append_only BEFORE DELETE OR UPDATE ON public.circle_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();

CREATE TABLE consents (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  text_sha256 text NOT NULL,
  accepted boolean NOT NULL,
  at timestamp with time zone NOT NULL,
  ip_prefix text,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'health-data'::text, 'others-data'::text, 'research-contact'::text])))
);
CREATE INDEX consents_user_idx ON public.consents USING btree (user_id, at DESC);
CREATE TRIGGER consents_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE critical_medicines (
  patient_id uuid NOT NULL,
  medication_id uuid NOT NULL,
  after_min integer NOT NULL,
  since timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid,
  CONSTRAINT critical_medicines_pkey PRIMARY KEY (patient_id, medication_id),
  CONSTRAINT critical_medicines_after_min_check CHECK (((after_min >= 5) AND (after_min <= 720))),
  CONSTRAINT critical_medicines_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT critical_medicines_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE
);

CREATE TABLE critical_people (
  patient_id uuid NOT NULL,
  medication_id uuid NOT NULL,
  place integer NOT NULL,
  helper_id uuid NOT NULL,
  CONSTRAINT critical_people_pkey PRIMARY KEY (patient_id, medication_id, place),
  CONSTRAINT critical_people_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT critical_people_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES critical_medicines(patient_id, medication_id) ON DELETE CASCADE,
  CONSTRAINT critical_people_patient_id_medication_id_helper_id_key UNIQUE (patient_id, medication_id, helper_id)
);
CREATE INDEX critical_people_helper_idx ON public.critical_people USING btree (helper_id);

CREATE TABLE deletion_ledger (
  account_id uuid NOT NULL,
  deleted_at timestamp with time zone NOT NULL,
  marked_at timestamp with time zone,
  CONSTRAINT deletion_ledger_pkey PRIMARY KEY (account_id)
);
CREATE INDEX deletion_ledger_unmarked_idx ON public.deletion_ledger USING btree (deleted_at) WHERE (marked_at IS NULL);

CREATE TABLE dose_log (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  schedule_version_id uuid,
  slot_id text,
  local_date date,
  status text NOT NULL,
  at timestamp with time zone NOT NULL,
  time_zone text NOT NULL,
  amount_parts jsonb NOT NULL,
  reason text,
  note text NOT NULL,
  via text NOT NULL,
  supersedes uuid,
  logged_by uuid NOT NULL,
  logged_at timestamp with time zone NOT NULL,
  medication_name text NOT NULL,
  dosage text NOT NULL,
  CONSTRAINT dose_log_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT dose_log_check CHECK ((num_nulls(schedule_version_id, slot_id, local_date) = ANY (ARRAY[0, 3]))),
  CONSTRAINT dose_log_check1 CHECK (((status <> 'cleared'::text) OR (supersedes IS NOT NULL))),
  CONSTRAINT dose_log_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT dose_log_patient_id_schedule_version_id_fkey FOREIGN KEY (patient_id, schedule_version_id) REFERENCES medication_schedules(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT dose_log_status_check CHECK ((status = ANY (ARRAY['taken'::text, 'skipped'::text, 'cleared'::text])))
);
CREATE INDEX dose_log_as_needed_idx ON public.dose_log USING btree (patient_id, medication_id, at) WHERE (slot_id IS NULL);
CREATE UNIQUE INDEX dose_log_correction_key ON public.dose_log USING btree (patient_id, supersedes) WHERE (supersedes IS NOT NULL);
CREATE INDEX dose_log_day_idx ON public.dose_log USING btree (patient_id, medication_id, local_date);
CREATE UNIQUE INDEX dose_log_first_key ON public.dose_log USING btree (patient_id, schedule_version_id, slot_id, local_date) WHERE ((supersedes IS NULL) AND (slot_id IS NOT NULL));
CREATE INDEX dose_log_hourly_idx ON public.dose_log USING btree (patient_id, medication_id, schedule_version_id, local_date) WHERE (slot_id ~ '^p[0-9]+h[0-9]+$'::text);
CREATE TRIGGER dose_log_is_append_only BEFORE DELETE OR UPDATE ON public.dose_log FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER dose_log_no_truncate BEFORE TRUNCATE ON public.dose_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE dose_postponements (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  seq integer NOT NULL,
  schedule_version_id uuid NOT NULL,
  slot_id text NOT NULL,
  local_date date NOT NULL,
  until timestamp with time zone,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT dose_postponements_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT dose_postponements_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT dose_postponements_patient_id_medication_id_seq_key UNIQUE (patient_id, medication_id, seq),
  CONSTRAINT dose_postponements_patient_id_schedule_version_id_fkey FOREIGN KEY (patient_id, schedule_version_id) REFERENCES medication_schedules(patient_id, id) ON DELETE CASCADE
);
CREATE INDEX dose_postponements_day_idx ON public.dose_postponements USING btree (patient_id, medication_id, local_date);
CREATE TRIGGER dose_postponements_are_append_only BEFORE DELETE OR UPDATE ON public.dose_postponements FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER dose_postponements_no_truncate BEFORE TRUNCATE ON public.dose_postponements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE duty_turns (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  helper_id uuid NOT NULL,
  offered_by uuid,
  offered_at timestamp with time zone,
  taken_at timestamp with time zone,
  until_on date,
  ended_at timestamp with time zone,
  CONSTRAINT duty_turns_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT duty_turns_check CHECK (((taken_at IS NOT NULL) OR (offered_at IS NOT NULL))),
  CONSTRAINT duty_turns_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT duty_turns_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT duty_turns_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX duty_turns_helper_idx ON public.duty_turns USING btree (helper_id);
CREATE INDEX duty_turns_offered_idx ON public.duty_turns USING btree (offered_by);

CREATE TABLE email_changes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  seq integer NOT NULL,
  session_id uuid NOT NULL,
  new_email text NOT NULL,
  code_mac bytea NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone,
  old_email text,
  undo_mac bytea,
  undo_expires_at timestamp with time zone,
  undone_at timestamp with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (id),
  CONSTRAINT email_changes_check CHECK (((changed_at IS NULL) = (old_email IS NULL))),
  CONSTRAINT email_changes_check1 CHECK (((changed_at IS NULL) = (undo_mac IS NULL))),
  CONSTRAINT email_changes_check2 CHECK (((changed_at IS NULL) = (undo_expires_at IS NULL))),
  CONSTRAINT email_changes_new_email_check CHECK ((new_email = lower(new_email))),
  CONSTRAINT email_changes_old_email_check CHECK ((old_email = lower(old_email))),
  CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX email_changes_asked_key ON public.email_changes USING btree (user_id) WHERE (changed_at IS NULL);
CREATE INDEX email_changes_old_email_idx ON public.email_changes USING btree (old_email) WHERE (changed_at IS NOT NULL);
CREATE UNIQUE INDEX email_changes_user_idx ON public.email_changes USING btree (user_id, seq);

CREATE TABLE email_codes (
  session_id uuid NOT NULL,
  code_mac bytea NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT email_codes_pkey PRIMARY KEY (session_id),
  CONSTRAINT email_codes_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

CREATE TABLE emergency_card_devices (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  device text,
  allowed_at timestamp with time zone NOT NULL,
  CONSTRAINT emergency_card_devices_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT emergency_card_devices_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT emergency_card_devices_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE emergency_cards (
  patient_id uuid NOT NULL,
  left_out text[] NOT NULL,
  seizures text NOT NULL,
  not_steroids text[] NOT NULL,
  not_blood_thinners text[] NOT NULL,
  more_steroids text NOT NULL,
  more_blood_thinners text NOT NULL,
  contacts jsonb NOT NULL,
  left_out_places text[] NOT NULL,
  version integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid,
  CONSTRAINT emergency_cards_pkey PRIMARY KEY (patient_id),
  CONSTRAINT emergency_cards_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);

CREATE TABLE escalation_messages (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  helper_id uuid,
  token_hash bytea NOT NULL,
  queued_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT escalation_messages_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT escalation_messages_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT escalation_messages_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT escalation_messages_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX escalation_messages_age_idx ON public.escalation_messages USING btree (queued_at);
CREATE INDEX escalation_messages_helper_idx ON public.escalation_messages USING btree (helper_id);

CREATE TABLE escalation_on_it (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  dose_key text NOT NULL,
  helper_id uuid NOT NULL,
  said_at timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT escalation_on_it_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT escalation_on_it_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT escalation_on_it_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX escalation_on_it_age_idx ON public.escalation_on_it USING btree (said_at);
CREATE INDEX escalation_on_it_dose_idx ON public.escalation_on_it USING btree (patient_id, dose_key);
CREATE INDEX escalation_on_it_helper_idx ON public.escalation_on_it USING btree (helper_id);

CREATE TABLE escalation_settings (
  patient_id uuid NOT NULL,
  waits_for_quiet boolean DEFAULT false NOT NULL,
  names_in_messages boolean DEFAULT false NOT NULL,
  next_look_at timestamp with time zone NOT NULL,
  looked_version bigint,
  CONSTRAINT escalation_settings_pkey PRIMARY KEY (patient_id),
  CONSTRAINT escalation_settings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX escalation_settings_look_idx ON public.escalation_settings USING btree (next_look_at);

CREATE TABLE escalation_steps (
  patient_id uuid NOT NULL,
  dose_key text NOT NULL,
  step integer NOT NULL,
  medication_id uuid NOT NULL,
  helper_id uuid,
  message_id uuid NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT escalation_steps_pkey PRIMARY KEY (patient_id, dose_key, step),
  CONSTRAINT escalation_steps_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT escalation_steps_patient_id_message_id_fkey FOREIGN KEY (patient_id, message_id) REFERENCES escalation_messages(patient_id, id) ON DELETE CASCADE
);
CREATE INDEX escalation_steps_helper_idx ON public.escalation_steps USING btree (helper_id);
CREATE INDEX escalation_steps_message_idx ON public.escalation_steps USING btree (patient_id, message_id);

CREATE TABLE event_series (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  rule jsonb NOT NULL,
  first_day date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT event_series_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT event_series_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);

CREATE TABLE events (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  event_type text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  local_start timestamp(0) without time zone NOT NULL,
  local_end timestamp(0) without time zone,
  time_zone text NOT NULL,
  all_day boolean NOT NULL,
  starts_at timestamp with time zone NOT NULL,
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
  search_text text NOT NULL,
  text_bytes integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid NOT NULL,
  location_name text DEFAULT ''::text NOT NULL,
  body_side text,
  seizure jsonb,
  series_id uuid,
  series_day date,
  series_own text[] DEFAULT '{}'::text[] NOT NULL,
  lasted text,
  check_in jsonb,
  deleted_by uuid,
  CONSTRAINT events_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT events_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT events_series_day_check CHECK (((series_id IS NULL) OR (series_day IS NOT NULL))),
  CONSTRAINT events_series_fkey FOREIGN KEY (patient_id, series_id) REFERENCES event_series(patient_id, id) ON DELETE SET NULL (series_id)
);
CREATE INDEX events_bin_idx ON public.events USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX events_check_in_idx ON public.events USING btree (patient_id, ((local_start)::date)) WHERE ((check_in IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX events_last_day_idx ON public.events USING btree (patient_id, ((COALESCE(local_end, local_start))::date)) WHERE (deleted_at IS NULL);
CREATE INDEX events_newest_idx ON public.events USING btree (patient_id, starts_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX events_place_idx ON public.events USING btree (patient_id, location_id, starts_at) WHERE (location_id IS NOT NULL);
CREATE UNIQUE INDEX events_series_idx ON public.events USING btree (patient_id, series_id, series_day) WHERE (series_id IS NOT NULL);
CREATE INDEX events_symptoms_idx ON public.events USING btree (patient_id, starts_at) WHERE ((symptoms <> '{}'::text[]) AND (deleted_at IS NULL));
CREATE INDEX events_treatment_idx ON public.events USING btree (patient_id, treatment_id) WHERE (treatment_id IS NOT NULL);

CREATE TABLE file_bundles (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  file_ids uuid[] NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT file_bundles_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT file_bundles_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX file_bundles_expires_idx ON public.file_bundles USING btree (expires_at);

CREATE TABLE file_texts (
  patient_id uuid NOT NULL,
  file_id uuid NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  due_at timestamp with time zone NOT NULL,
  length integer DEFAULT 0 NOT NULL,
  sealed_text bytea,
  is_dismissed boolean DEFAULT false NOT NULL,
  CONSTRAINT file_texts_pkey PRIMARY KEY (patient_id, file_id),
  CONSTRAINT file_texts_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'picture'::text]))),
  CONSTRAINT file_texts_patient_id_file_id_fkey FOREIGN KEY (patient_id, file_id) REFERENCES files(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT file_texts_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT file_texts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'read'::text, 'unreadable'::text])))
);
CREATE INDEX file_texts_due_idx ON public.file_texts USING btree (kind, due_at) WHERE (state = 'waiting'::text);

CREATE TABLE files (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid,
  name text NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  wrapped_key bytea NOT NULL,
  has_thumbnail boolean NOT NULL,
  doc_type text DEFAULT 'other'::text NOT NULL,
  document_date date,
  author text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  treatment_id uuid,
  location_id uuid,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  page_count integer,
  scan_status text DEFAULT 'not_scanned'::text NOT NULL,
  version_of uuid,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid NOT NULL,
  search_text text NOT NULL,
  thumbnail_key bytea,
  CONSTRAINT files_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT files_patient_id_event_id_fkey FOREIGN KEY (patient_id, event_id) REFERENCES events(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT files_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT files_size_check CHECK ((size > 0))
);
CREATE INDEX files_bin_idx ON public.files USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX files_digest_idx ON public.files USING btree (patient_id, sha256);
CREATE INDEX files_event_idx ON public.files USING btree (patient_id, event_id);
CREATE INDEX files_treatment_idx ON public.files USING btree (patient_id, treatment_id) WHERE (treatment_id IS NOT NULL);

CREATE TABLE health_profiles (
  patient_id uuid NOT NULL,
  disease_group text,
  disease_type text,
  diagnosis text,
  glioma_type text,
  symptoms text[] DEFAULT '{}'::text[] NOT NULL,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT health_profiles_pkey PRIMARY KEY (patient_id),
  CONSTRAINT health_profiles_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE TRIGGER health_profiles_remember_zone_move AFTER INSERT OR UPDATE OF details ON public.health_profiles FOR EACH ROW EXECUTE FUNCTION remember_zone_move();

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  route text NOT NULL,
  fingerprint bytea NOT NULL,
  resource_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_expires_idx ON public.idempotency_keys USING btree (expires_at);

CREATE TABLE installation (
  is_only boolean DEFAULT true NOT NULL,
  secret_mark bytea NOT NULL,
  CONSTRAINT installation_pkey PRIMARY KEY (is_only),
  CONSTRAINT installation_is_only_check CHECK (is_only)
);

CREATE TABLE locations (
  patient_id uuid NOT NULL,
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
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid NOT NULL,
  CONSTRAINT locations_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT locations_check CHECK (((lat IS NULL) = (lng IS NULL))),
  CONSTRAINT locations_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX locations_bin_idx ON public.locations USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE TABLE mail_outbox (
  id uuid NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  text_body text,
  html_body text,
  created_at timestamp with time zone NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  useless_after timestamp with time zone,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  unreachable_at timestamp with time zone,
  grant_patient_id uuid,
  grant_id uuid,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_grant_check CHECK ((num_nulls(grant_patient_id, grant_id) = ANY (ARRAY[0, 2])))
);
CREATE INDEX mail_outbox_due_idx ON public.mail_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mail_outbox_sent_idx ON public.mail_outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX mail_outbox_unreachable_idx ON public.mail_outbox USING btree (unreachable_at) WHERE ((unreachable_at IS NOT NULL) AND (sent_at IS NULL));

CREATE TABLE medication_schedules (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  seq integer NOT NULL,
  effective_from date NOT NULL,
  reason text NOT NULL,
  tz_mode text NOT NULL,
  home_tz text NOT NULL,
  day_starts_at text NOT NULL,
  grace_min integer NOT NULL,
  miss_after_min integer NOT NULL,
  phases jsonb NOT NULL,
  flat jsonb,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  dosage text NOT NULL,
  replaces uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  corrects uuid,
  CONSTRAINT medication_schedules_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT medication_schedules_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT medication_schedules_patient_id_medication_id_seq_key UNIQUE (patient_id, medication_id, seq),
  CONSTRAINT medication_schedules_tz_mode_check CHECK ((tz_mode = ANY (ARRAY['wall_clock'::text, 'home'::text, 'elapsed'::text])))
);
CREATE TRIGGER medication_schedules_never_change BEFORE DELETE OR UPDATE ON public.medication_schedules FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER medication_schedules_no_truncate BEFORE TRUNCATE ON public.medication_schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE medication_states (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  medication_id uuid NOT NULL,
  seq integer NOT NULL,
  effective_from date NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT medication_states_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT medication_states_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT medication_states_patient_id_medication_id_seq_key UNIQUE (patient_id, medication_id, seq),
  CONSTRAINT medication_states_state_check CHECK ((state = ANY (ARRAY['active'::text, 'on-hold'::text, 'stopped'::text, 'completed'::text])))
);
CREATE TRIGGER medication_states_never_change BEFORE DELETE OR UPDATE ON public.medication_states FOR EACH ROW EXECUTE FUNCTION refuse_change_while_medicine_exists();
CREATE TRIGGER medication_states_no_truncate BEFORE TRUNCATE ON public.medication_states FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE medication_stock (
  patient_id uuid NOT NULL,
  medication_id uuid NOT NULL,
  strength text NOT NULL,
  "position" smallint NOT NULL,
  on_hand numeric NOT NULL,
  unit text NOT NULL,
  expires date,
  low_at_days smallint NOT NULL,
  repeats_left smallint,
  renew_lead_days smallint NOT NULL,
  per_dose numeric,
  counted_at timestamp with time zone DEFAULT now() NOT NULL,
  low_at_count numeric,
  last_count_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT medication_stock_pkey PRIMARY KEY (patient_id, medication_id, strength),
  CONSTRAINT medication_stock_low_at_count_check CHECK ((low_at_count >= (0)::numeric)),
  CONSTRAINT medication_stock_patient_id_medication_id_fkey FOREIGN KEY (patient_id, medication_id) REFERENCES medications(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT medication_stock_per_dose_check CHECK ((per_dose > (0)::numeric))
);

CREATE TABLE medications (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  instructions text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  state_reason text NOT NULL,
  generic text NOT NULL,
  code jsonb,
  form text NOT NULL,
  strength text NOT NULL,
  route text NOT NULL,
  category text,
  label_text text NOT NULL,
  prescriber text NOT NULL,
  location_id uuid,
  treatment_id uuid,
  photo_file_id uuid,
  never_stop_suddenly boolean NOT NULL,
  hazardous_handling boolean NOT NULL,
  notes text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid NOT NULL,
  doses_a_day integer DEFAULT 0 NOT NULL,
  CONSTRAINT medications_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT medications_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT medications_state_check CHECK ((state = ANY (ARRAY['active'::text, 'on-hold'::text, 'stopped'::text, 'completed'::text])))
);
CREATE INDEX medications_bin_idx ON public.medications USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX medications_treatment_idx ON public.medications USING btree (patient_id, treatment_id) WHERE (treatment_id IS NOT NULL);

CREATE TABLE password_grants (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  code_mac bytea NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  link_mac bytea,
  link_expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  code_used_at timestamp with time zone,
  grant_mac bytea,
  grant_expires_at timestamp with time zone,
  grant_used_at timestamp with time zone,
  CONSTRAINT password_grants_pkey PRIMARY KEY (id),
  CONSTRAINT password_grants_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'invitation'::text]))),
  CONSTRAINT password_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX password_grants_user_idx ON public.password_grants USING btree (user_id, created_at DESC);

CREATE TABLE patients (
  patient_id uuid NOT NULL,
  user_id uuid NOT NULL,
  birth_date date,
  data_version bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_by uuid,
  kept_in_zone text,
  watched_symptom text,
  event_count integer DEFAULT 0 NOT NULL,
  event_bytes bigint DEFAULT 0 NOT NULL,
  logged_doses integer DEFAULT 0 NOT NULL,
  logged_bytes bigint DEFAULT 0 NOT NULL,
  schedule_bytes bigint DEFAULT 0 NOT NULL,
  zone_moves jsonb DEFAULT '[]'::jsonb NOT NULL,
  hide_outlook boolean DEFAULT true NOT NULL,
  started_on date,
  first_things_hidden_at timestamp with time zone,
  check_in_on boolean DEFAULT false NOT NULL,
  check_in_symptoms text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT patients_pkey PRIMARY KEY (patient_id),
  CONSTRAINT patients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT patients_user_id_key UNIQUE (user_id),
  CONSTRAINT patients_watched_symptom_check CHECK (((length(watched_symptom) >= 1) AND (length(watched_symptom) <= 200)))
);

CREATE TABLE preboarding_drafts (
  user_id uuid NOT NULL,
  draft jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT preboarding_drafts_pkey PRIMARY KEY (user_id),
  CONSTRAINT preboarding_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE provider_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  linked_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT provider_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX provider_identities_user_idx ON public.provider_identities USING btree (user_id);

CREATE TABLE provider_sign_ins (
  state_mac bytea NOT NULL,
  browser_mac bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_sign_ins_pkey PRIMARY KEY (state_mac)
);
CREATE INDEX provider_sign_ins_expires_idx ON public.provider_sign_ins USING btree (expires_at);

CREATE TABLE push_acts (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  notice_id uuid NOT NULL,
  device_id uuid NOT NULL,
  sealed bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  answer bytea,
  CONSTRAINT push_acts_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT push_acts_patient_id_device_id_fkey FOREIGN KEY (patient_id, device_id) REFERENCES push_devices(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT push_acts_patient_id_notice_id_fkey FOREIGN KEY (patient_id, notice_id) REFERENCES push_notices(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT push_acts_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX push_acts_device_idx ON public.push_acts USING btree (patient_id, device_id);
CREATE INDEX push_acts_notice_idx ON public.push_acts USING btree (patient_id, notice_id);

CREATE TABLE push_devices (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  endpoint_hash bytea NOT NULL,
  sealed bytea NOT NULL,
  name text NOT NULL,
  added_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  unconfirmed integer DEFAULT 0 NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  next_try timestamp with time zone NOT NULL,
  CONSTRAINT push_devices_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT push_devices_endpoint_hash_key UNIQUE (endpoint_hash),
  CONSTRAINT push_devices_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);

CREATE TABLE push_notices (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  is_test boolean NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  mail_at timestamp with time zone NOT NULL,
  is_mailed_unseen boolean NOT NULL,
  confirmed_at timestamp with time zone,
  settled_at timestamp with time zone,
  grant_patient_id uuid,
  grant_id uuid,
  CONSTRAINT push_notices_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT push_notices_grant_check CHECK ((num_nulls(grant_patient_id, grant_id) = ANY (ARRAY[0, 2]))),
  CONSTRAINT push_notices_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX push_notices_age_idx ON public.push_notices USING btree (created_at);
CREATE INDEX push_notices_open_idx ON public.push_notices USING btree (patient_id, mail_at) WHERE (settled_at IS NULL);

CREATE TABLE push_outbox (
  patient_id uuid NOT NULL,
  notice_id uuid NOT NULL,
  device_id uuid NOT NULL,
  receipt_hash bytea NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  shown_at timestamp with time zone,
  CONSTRAINT push_outbox_pkey PRIMARY KEY (patient_id, notice_id, device_id),
  CONSTRAINT push_outbox_patient_id_device_id_fkey FOREIGN KEY (patient_id, device_id) REFERENCES push_devices(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT push_outbox_patient_id_notice_id_fkey FOREIGN KEY (patient_id, notice_id) REFERENCES push_notices(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT push_outbox_receipt_hash_key UNIQUE (receipt_hash)
);
CREATE INDEX push_outbox_device_idx ON public.push_outbox USING btree (patient_id, device_id);
CREATE INDEX push_outbox_waiting_idx ON public.push_outbox USING btree (next_attempt_at, notice_id) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE TABLE push_server_keys (
  only_one boolean DEFAULT true NOT NULL,
  public_key text NOT NULL,
  sealed_private bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_server_keys_pkey PRIMARY KEY (only_one),
  CONSTRAINT push_server_keys_only_one_check CHECK (only_one)
);

CREATE TABLE push_slots (
  patient_id uuid NOT NULL,
  slot smallint NOT NULL,
  busy_until timestamp with time zone,
  CONSTRAINT push_slots_pkey PRIMARY KEY (patient_id, slot),
  CONSTRAINT push_slots_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_index smallint NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_index),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE reminder_settings (
  patient_id uuid NOT NULL,
  doses_by text[] NOT NULL,
  events_by text[] NOT NULL,
  quiet_from text,
  quiet_until text,
  before_event integer[] NOT NULL,
  again_after_min integer,
  names_in_mails boolean NOT NULL,
  muted_medications uuid[] NOT NULL,
  muted_events uuid[] NOT NULL,
  doses_since timestamp with time zone NOT NULL,
  events_since timestamp with time zone NOT NULL,
  next_look_at timestamp with time zone NOT NULL,
  looked_version bigint,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid,
  stock_by text[] DEFAULT '{}'::text[] NOT NULL,
  stock_since timestamp with time zone DEFAULT now() NOT NULL,
  names_in_notifications boolean DEFAULT false NOT NULL,
  mail_after_min integer DEFAULT 15,
  CONSTRAINT reminder_settings_pkey PRIMARY KEY (patient_id),
  CONSTRAINT reminder_settings_check CHECK ((num_nulls(quiet_from, quiet_until) = ANY (ARRAY[0, 2]))),
  CONSTRAINT reminder_settings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX reminder_settings_look_idx ON public.reminder_settings USING btree (next_look_at) WHERE ((doses_by <> '{}'::text[]) OR (events_by <> '{}'::text[]) OR (stock_by <> '{}'::text[]));

CREATE TABLE reminders_sent (
  patient_id uuid NOT NULL,
  key text NOT NULL,
  channel text NOT NULL,
  queued_at timestamp with time zone NOT NULL,
  CONSTRAINT reminders_sent_pkey PRIMARY KEY (patient_id, key, channel),
  CONSTRAINT reminders_sent_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX reminders_sent_old_idx ON public.reminders_sent USING btree (queued_at);

CREATE TABLE schema_migrations (
  number integer NOT NULL,
  name text NOT NULL,
  sha256 text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (number)
);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  aal smallint NOT NULL,
  amr text[] DEFAULT '{}'::text[] NOT NULL,
  generation integer DEFAULT 0 NOT NULL,
  rotating boolean DEFAULT true NOT NULL,
  seed bytea NOT NULL,
  rotated_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  factor_at timestamp with time zone,
  idle_expires_at timestamp with time zone NOT NULL,
  absolute_expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoke_reason text,
  user_agent_hash text,
  ip_prefix text,
  device text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_aal_check CHECK ((aal = ANY (ARRAY[1, 2]))),
  CONSTRAINT sessions_seed_check CHECK ((octet_length(seed) = 32)),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

CREATE TABLE successors (
  patient_id uuid NOT NULL,
  helper_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  wait_days integer NOT NULL,
  named_at timestamp with time zone NOT NULL,
  CONSTRAINT successors_pkey PRIMARY KEY (patient_id),
  CONSTRAINT successors_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT successors_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT successors_wait_days_check CHECK (((wait_days >= 1) AND (wait_days <= 90)))
);
CREATE INDEX successors_helper_idx ON public.successors USING btree (helper_id);

CREATE TABLE take_over_notices (
  patient_id uuid NOT NULL,
  take_over_id uuid NOT NULL,
  day date NOT NULL,
  token_hash bytea NOT NULL,
  told_at timestamp with time zone NOT NULL,
  mail_id uuid,
  is_lost boolean DEFAULT false NOT NULL,
  CONSTRAINT take_over_notices_pkey PRIMARY KEY (patient_id, take_over_id, day),
  CONSTRAINT take_over_notices_patient_id_take_over_id_fkey FOREIGN KEY (patient_id, take_over_id) REFERENCES take_overs(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT take_over_notices_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE take_overs (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  helper_id uuid NOT NULL,
  wait_days integer NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  next_look_at timestamp with time zone NOT NULL,
  over text,
  over_at timestamp with time zone,
  CONSTRAINT take_overs_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT take_overs_check CHECK ((num_nulls(over, over_at) = ANY (ARRAY[0, 2]))),
  CONSTRAINT take_overs_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT take_overs_over_check CHECK ((over = ANY (ARRAY['refused'::text, 'withdrawn'::text, 'ended'::text, 'done'::text]))),
  CONSTRAINT take_overs_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id)
);
CREATE INDEX take_overs_helper_idx ON public.take_overs USING btree (helper_id);
CREATE INDEX take_overs_look_idx ON public.take_overs USING btree (next_look_at) WHERE (over IS NULL);
CREATE UNIQUE INDEX take_overs_running_idx ON public.take_overs USING btree (patient_id) WHERE (over IS NULL);

CREATE TABLE throttle_counters (
  bucket text NOT NULL,
  subject bytea NOT NULL,
  hits integer NOT NULL,
  window_ends_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  CONSTRAINT throttle_counters_pkey PRIMARY KEY (bucket, subject)
);
CREATE INDEX throttle_counters_window_idx ON public.throttle_counters USING btree (window_ends_at);

CREATE TABLE totp_factors (
  user_id uuid NOT NULL,
  secret_sealed bytea,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  pending_sealed bytea,
  pending_at timestamp with time zone,
  CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE treatment_changes (
  patient_id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  seq integer NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT treatment_changes_pkey PRIMARY KEY (patient_id, treatment_id, seq),
  CONSTRAINT treatment_changes_patient_id_treatment_id_fkey FOREIGN KEY (patient_id, treatment_id) REFERENCES treatments(patient_id, id) ON DELETE CASCADE
);
CREATE TRIGGER treatment_changes_never_change BEFORE DELETE OR UPDATE ON public.treatment_changes FOR EACH ROW EXECUTE FUNCTION refuse_change_while_treatment_exists();
CREATE TRIGGER treatment_changes_no_truncate BEFORE TRUNCATE ON public.treatment_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE treatment_sessions (
  patient_id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  id uuid NOT NULL,
  local_date date NOT NULL,
  local_time text,
  status text NOT NULL,
  moved_from date,
  reason text NOT NULL,
  hours numeric,
  noted_by uuid,
  CONSTRAINT treatment_sessions_pkey PRIMARY KEY (patient_id, treatment_id, id),
  CONSTRAINT treatment_sessions_patient_id_treatment_id_fkey FOREIGN KEY (patient_id, treatment_id) REFERENCES treatments(patient_id, id) ON DELETE CASCADE,
  CONSTRAINT treatment_sessions_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'done'::text, 'missed'::text])))
);

CREATE TABLE treatments (
  patient_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  status_reason text NOT NULL,
  intent text,
  start_date date,
  end_date date,
  cycle_length smallint,
  cycles_planned smallint,
  cycle_days smallint[] NOT NULL,
  cycle_anchors jsonb NOT NULL,
  fractions_planned smallint,
  fractions_done smallint,
  total_dose_gy numeric,
  site text NOT NULL,
  side text,
  device_hours_per_day numeric,
  lab_gate jsonb NOT NULL,
  session_weekdays text[] NOT NULL,
  practitioner text NOT NULL,
  location_id uuid,
  notes text NOT NULL,
  questions text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid NOT NULL,
  CONSTRAINT treatments_pkey PRIMARY KEY (patient_id, id),
  CONSTRAINT treatments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patients(patient_id),
  CONSTRAINT treatments_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'active'::text, 'on-hold'::text, 'completed'::text, 'stopped'::text])))
);
CREATE INDEX treatments_bin_idx ON public.treatments USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE TABLE used_captchas (
  signature bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT used_captchas_pkey PRIMARY KEY (signature)
);

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  first_name text DEFAULT ''::text NOT NULL,
  last_name text DEFAULT ''::text NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  user_type text NOT NULL,
  status text NOT NULL,
  password_hash text,
  is_primary_email boolean DEFAULT true NOT NULL,
  is_primary_mfa boolean DEFAULT false NOT NULL,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  preboarding_completed boolean DEFAULT false NOT NULL,
  last_login timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  created_by uuid,
  updated_by uuid,
  language text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_language_check CHECK (((char_length(language) >= 2) AND (char_length(language) <= 35))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'pending'::text]))),
  CONSTRAINT users_user_type_check CHECK ((user_type = ANY (ARRAY['patient'::text, 'administrator'::text])))
);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_name_idx ON public.users USING btree (lower(last_name), lower(first_name), id);
