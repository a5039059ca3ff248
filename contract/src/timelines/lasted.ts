import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

/** How long a symptom lasted, in words: no one looks at a clock for a headache. */
export const symptomLengths = ['minutes', 'hour', 'hours', 'day', 'ongoing'] as const;
export type SymptomLength = (typeof symptomLengths)[number];

const errors = messages('timelines/lasted-errors', {
  lasted: 'Select how long it lasted.',
});

export const symptomLength = z.enum(symptomLengths, { error: () => errors.lasted });
