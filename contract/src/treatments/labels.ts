import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { treatmentErrors } from './texts.ts';

export const treatmentTypes = [
  'surgery',
  'radiotherapy',
  'chemotherapy',
  'targeted_immuno',
  'tumour_treating_fields',
  'steroid',
  'rehab',
  'trial',
  'supportive',
] as const;
export type TreatmentType = (typeof treatmentTypes)[number];
export const treatmentType = z.enum(treatmentTypes, {
  error: () => treatmentErrors.type,
});
export const treatmentTypeLabels = messages('treatments/types', {
  surgery: 'Surgery',
  radiotherapy: 'Radiotherapy',
  chemotherapy: 'Chemotherapy',
  targeted_immuno: 'Targeted or immune therapy',
  tumour_treating_fields: 'Tumour treating fields',
  steroid: 'Steroid',
  rehab: 'Rehab',
  trial: 'Clinical trial',
  supportive: 'Supportive care',
});

export const treatmentStatuses = ['planned', 'active', 'on-hold', 'completed', 'stopped'] as const;
export type TreatmentStatus = (typeof treatmentStatuses)[number];
export const treatmentStatus = z.enum(treatmentStatuses, {
  error: () => treatmentErrors.status,
});
export const treatmentStatusLabels = messages('treatments/statuses', {
  planned: 'Planned',
  active: 'Active',
  'on-hold': 'On hold',
  completed: 'Completed',
  stopped: 'Stopped',
});

/** The tabs of the list; a treatment on hold is still an active one. */
export const treatmentTabs = [
  { name: 'Active', statuses: ['active', 'on-hold'] },
  { name: 'Planned', statuses: ['planned'] },
  { name: 'Past', statuses: ['completed', 'stopped'] },
] as const satisfies readonly { name: string; statuses: readonly TreatmentStatus[] }[];
export const treatmentTabLabels = messages('treatments/tabs', {
  Active: 'Active',
  Planned: 'Planned',
  Past: 'Past',
});

/** Hidden unless the patient asks to see it. */
export const treatmentIntents = ['curative', 'control', 'palliative'] as const;
export type TreatmentIntent = (typeof treatmentIntents)[number];
export const treatmentIntent = z.enum(treatmentIntents, {
  error: () => treatmentErrors.intent,
});
export const treatmentIntentLabels = messages('treatments/intents', {
  curative: 'To cure',
  control: 'To control the illness',
  palliative: 'For comfort',
});

export const bodySides = ['left', 'right', 'both', 'midline'] as const;
export type BodySide = (typeof bodySides)[number];
export const bodySide = z.enum(bodySides, { error: () => treatmentErrors.side });
export const bodySideLabels = messages('treatments/sides', {
  left: 'Left',
  right: 'Right',
  both: 'Both sides',
  midline: 'Midline',
});

/** The outcome of a session. One that was moved is still planned, and keeps the day it was first planned for. */
export const sessionStatuses = ['planned', 'done', 'missed'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];
export const sessionStatus = z.enum(sessionStatuses, {
  error: () => treatmentErrors.sessionStatus,
});

/** As a strip, a list and a print-out show it. */
export const sessionFaces = [...sessionStatuses, 'moved'] as const;
export type SessionFace = (typeof sessionFaces)[number];
export const sessionFaceLabels = messages('treatments/session-faces', {
  planned: 'Planned',
  done: 'Done',
  missed: 'Missed',
  moved: 'Moved',
});
