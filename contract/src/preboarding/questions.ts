import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

const texts = messages('preboarding/question-keys', {
  question: 'Send one of the questions.',
  decision: 'Send “later” or “never”.',
});

/**
 * What getting started leaves for later, named by its answer and in the order of asking: first what helps in an
 * emergency, last what changes little.
 */
export const questionKeys = [
  'medicines.allergies',
  'people.emergency_contact',
  'where_you_are.stage',
  'reminders.email',
  'people.hospital',
  'people.on_call_phone',
  'where_you_are.symptoms',
  'diagnosis.diagnosis',
  'diagnosis.diagnosed_on',
  'diagnosis.disease_group',
  'diagnosis.glioma_type',
  'diagnosis.who_grade',
  'diagnosis.side',
  'diagnosis.lobe',
  'diagnosis.idh',
  'diagnosis.mgmt',
  'diagnosis.codeletion_1p19q',
  'people.caregiver_email',
  'you.sex',
  'you.filled_in_by',
] as const;
export type QuestionKey = (typeof questionKeys)[number];

const question = z.enum(questionKeys, { error: () => texts.question });

/** The question is on the screen. */
export const shownQuestion = z.strictObject({ question });

/** `later` asks again after some days, `never` does not. */
export const declinedQuestion = z.strictObject({
  question,
  decision: z.enum(['later', 'never'], { error: () => texts.decision }),
});
export type DeclinedQuestion = z.infer<typeof declinedQuestion>;

/** Which of the three first things are in the record already. */
export const firstThings = z.object({
  medicine: z.boolean(),
  appointment: z.boolean(),
  document: z.boolean(),
});
export type FirstThings = z.infer<typeof firstThings>;

/** What the dashboard offers to a new patient. */
export const start = z.object({
  /** The question of the day; null when there is none today. */
  question: z.nullable(question),
  /** Null once all three are done, or hidden. */
  first_things: z.nullable(firstThings),
});
export type Start = z.infer<typeof start>;
