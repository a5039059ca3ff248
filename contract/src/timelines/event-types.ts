import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { eventErrors } from './texts.ts';

/**
 * §3, in its order. §3 names a key only where it differs from the label shown, so the key of
 * 'Important Data' is that text itself, space included.
 */
export const eventTypes = [
  'Appointment',
  'Consultations',
  'Scan',
  'Tests',
  'Treatment',
  'Rehab',
  'Results',
  'Important Data',
  'UserStorage',
  'Medication',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Events with a visit or a call: results, notes and documents are none. */
export const visitTypes = [
  'Appointment',
  'Consultations',
  'Scan',
  'Tests',
  'Treatment',
  'Rehab',
] as const satisfies readonly EventType[];

/** Events with a field for questions. */
const questionTypes: ReadonlySet<string> = new Set<EventType>([
  'Appointment',
  'Consultations',
  'Scan',
  'Treatment',
  'Results',
  'Medication',
]);
export const asksQuestions = (type: string): boolean => questionTypes.has(type);

const visits: ReadonlySet<string> = new Set(visitTypes);
export const isVisit = (type: string): boolean => visits.has(type);

/** §3 'Default Event': what an uploaded file becomes. */
export const documentEventType = 'UserStorage' as const satisfies EventType;
/** §3: a second spelling of the same key. It is understood, and kept as `UserStorage`. */
export const documentEventTypeAlias = 'User Storage';

const labels = messages('timelines/types', {
  Appointment: 'Appointment',
  Consultations: 'Consultations',
  Scan: 'Scan',
  Tests: 'Test',
  Treatment: 'Treatment',
  Rehab: 'Rehab',
  Results: 'Result',
  'Important Data': 'Important Data',
  UserStorage: 'Document',
  Medication: 'Medication',
});

export const isEventType = (key: string): key is EventType => Object.hasOwn(labels, key);

/** An unknown key is shown as it is: better than hiding the event. */
export function eventTypeLabel(key: string): string {
  if (key === documentEventTypeAlias) return labels[documentEventType];
  return isEventType(key) ? labels[key] : key;
}

/** §2.5 'Filter by event type'. */
export const eventTypeOptions: readonly { readonly value: EventType; readonly label: string }[] =
  eventTypes.map((value) => ({
    value,
    get label() {
      return labels[value];
    },
  }));

const error = (): string => eventErrors.type;

export const eventType = z.enum(eventTypes, { error });

/** What a request may say: both spellings of 'Document'. */
export const eventTypeInput = z.pipe(
  z.enum([...eventTypes, documentEventTypeAlias], { error }),
  z.transform((key): EventType => (key === documentEventTypeAlias ? documentEventType : key)),
);
