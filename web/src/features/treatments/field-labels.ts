import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

/** The names of the fields: in the history, beside two versions, above the fields of the form. */
export const fieldLabels = inRecord(
  messages('treatments/fields', {
    title: 'Name of the treatment',
    type: 'Type',
    status: 'Status',
    status_reason: 'Reason',
    intent: 'Aim',
    start: 'First day',
    end: 'Last day',
    cycle_length: 'Cycle length (days)',
    cycles_planned: 'Number of cycles',
    cycle_days: 'Treatment days in the cycle',
    cycle_anchors: 'First day of each cycle',
    fractions_planned: 'Number of sessions',
    fractions_done: 'Sessions done',
    total_dose_gy: 'Total dose (Gy)',
    site: 'Where in the body',
    side: 'Side',
    device_hours_per_day: 'Hours a day',
    lab_gate: 'Limits from your letter',
    session_weekdays: 'Days of the week',
    sessions: 'Sessions',
    practitioner: 'Team',
    location_id: 'Place',
    medication_ids: 'Linked medicines',
    event_ids: 'Linked events',
    file_ids: 'Linked files',
    notes: 'Notes',
    questions: 'Questions to ask',
  }),
  messages('treatments/fields-theirs', { lab_gate: 'Limits from the letter' }),
);
