import { messages } from '../i18n/messages.ts';

/** Names under which symptoms are recorded. A seizure is watched unless the patient chooses another one. */
export const symptomNames = messages('dashboard/symptoms', { seizure: 'Seizure' });
