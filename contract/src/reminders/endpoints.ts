import { endpoint } from '../http/endpoint.ts';
import { reminderOverview, reminderSettings } from './schema.ts';

const path = '/api/reminders_api_gateway/';

/** What the 'Reminders' button of §2.5 opens. */
export const remindersEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'The patient’s own reminder settings, what they are about, and the next reminders.',
    answer: reminderOverview,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Replace the patient’s own reminder settings; returns the next reminders too.',
    body: reminderSettings,
    answer: reminderOverview,
  }),
} as const;
