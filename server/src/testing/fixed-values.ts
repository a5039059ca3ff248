const choicesOfAnswers = [
  'diagnosis.diagnosed_on',
  'diagnosis.idh',
  'diagnosis.mgmt',
  'diagnosis.side',
  'diagnosis.who_grade',
  'where_you_are.stage',
  'you.filled_in_by',
  'you.language',
  'you.sex',
  'you.time_zone',
  'you.units',
];

/**
 * The texts of a person's rows that are no words of theirs, `table.column` or a path into its JSON: one of several that
 * we offer, zones, clock times, digests, keys and names of ours. Reviewed by hand: any other text is a canary.
 */
export const fixedValues: readonly string[] = Object.entries({
  consents: ['ip_prefix', 'kind', 'text_sha256', 'version'],
  dose_log: ['reason', 'slot_id', 'status', 'time_zone', 'via'],
  dose_postponements: ['slot_id'],
  events: ['event_type', 'status', 'time_zone'],
  files: ['doc_type', 'scan_status', 'sha256', 'type'],
  health_profiles: choicesOfAnswers.map((name) => `details.${name}`),
  idempotency_keys: ['route'],
  locations: ['hours.day', 'source', 'status', 'type'],
  medication_schedules: [
    'day_starts_at',
    'flat.repeat_on',
    'home_tz',
    'phases.dose_steps.slots.id',
    'phases.pattern.from',
    'phases.pattern.kind',
    'phases.pattern.repeat_on',
    'phases.slots.id',
    'tz_mode',
  ],
  medication_states: ['state'],
  medications: ['category', 'state'],
  password_grants: ['kind'],
  patients: ['kept_in_zone'],
  preboarding_drafts: ['step', ...choicesOfAnswers].map((name) => `draft.${name}`),
  provider_identities: ['issuer', 'subject'],
  recovery_codes: ['code_hash'],
  reminder_settings: ['doses_by', 'events_by', 'quiet_from', 'quiet_until', 'stock_by'],
  reminders_sent: ['channel', 'key'],
  sessions: ['amr', 'ip_prefix', 'revoke_reason', 'user_agent_hash'],
  treatment_changes: [
    'details.after',
    'details.before',
    'details.fields.name',
    'details.sessions.status',
    'details.sessions.what',
    'kind',
  ],
  treatment_sessions: ['local_time', 'status'],
  treatments: ['intent', 'session_weekdays', 'side', 'status', 'type'],
  // The address is a canary as it is.
  users: ['email', 'password_hash', 'status', 'terms_version', 'user_type'],
}).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
