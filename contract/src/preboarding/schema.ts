import * as z from 'zod/mini';
import { limitedList } from '../http/bounded.ts';
import { calendarDate, localTime, partialDate, timeZone } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { diseaseGroupKeys, diseaseTypeKeys } from '../profile/disease-labels.ts';

const texts = messages('preboarding/schema', {
  yesOrNo: 'Answer with yes or no.',
  oneOf: 'Select one of the answers.',
  language: 'Select a language.',
});
const languageSentence = (): string => texts.language;

export const stages = [
  'awaiting-surgery',
  'after-surgery',
  'chemoradiation',
  'adjuvant-chemotherapy',
  'monitoring',
  'recurrence',
  'comfort',
] as const;
export type Stage = (typeof stages)[number];

const name = plainText(limits.text.name);
const short = plainText(limits.text.short);
const phone = plainText(limits.text.phone);
const yesOrNo = z.boolean({ error: () => texts.yesOrNo });
const oneOf = <const V extends readonly string[]>(values: V) =>
  z.enum(values, { error: () => texts.oneOf });
/** An empty list says "none"; an absent one says nothing. */
const shortList = limitedList(requiredText(limits.text.short), limits.preboarding.listEntries);
const language = z
  .string({ error: languageSentence })
  .check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, { error: languageSentence }));

/** Every answer may be left out: "Don't know" and "skip" are simply an absent field. */
const answers = <S extends Record<string, z.ZodMiniType>>(shape: S) =>
  z.partial(z.strictObject(shape));

export const youAnswers = answers({
  filled_in_by: oneOf(['patient', 'relative', 'caregiver']),
  first_name: name,
  last_name: name,
  birth_date: calendarDate,
  sex: oneOf(['female', 'male', 'other']),
  /** A language tag, like `en-GB`. */
  language,
  time_zone: timeZone,
  units: oneOf(['metric', 'imperial']),
});

export const diagnosisAnswers = answers({
  disease_group: oneOf(diseaseGroupKeys),
  disease_type: oneOf(diseaseTypeKeys),
  diagnosis: short,
  glioma_type: short,
  /** Often only the year or the month is known. */
  diagnosed_on: partialDate,
  who_grade: oneOf(['1', '2', '3', '4']),
  side: oneOf(['left', 'right', 'both', 'midline']),
  lobe: short,
  idh: oneOf(['mutant', 'wildtype']),
  mgmt: oneOf(['methylated', 'unmethylated']),
  codeletion_1p19q: yesOrNo,
});

export const peopleAnswers = answers({
  emergency_contact: answers({
    name: plainText(limits.preboarding.contactName),
    phone,
    relation: plainText(limits.preboarding.contactRelation),
  }),
  /** Stored, but not used yet. A partial address may be saved; submitting requires a valid one. */
  caregiver_email: plainText(limits.text.email),
  hospital: short,
  on_call_phone: phone,
});

export const whereYouAreAnswers = answers({ stage: oneOf(stages), symptoms: shortList });

/** The profile asks for allergies again; medicines have their own screen. */
export const allergyAnswers = answers({ allergies: shortList });

/** Quiet hours may run over midnight. The reminder settings ask for all of it. */
const reminders = answers({
  email: yesOrNo,
  /** Asked for by no screen while reminders go by e-mail alone. */
  push: yesOrNo,
  quiet_from: localTime,
  quiet_until: localTime,
});

/**
 * All that can be answered. Getting started asks for the few that are required (rules.ts), the question of the day for
 * the others (questions.ts). The body limit of every call is wider than the longest draft.
 */
export const preboardingDraft = z.strictObject({
  you: z._default(youAnswers, {}),
  diagnosis: z._default(diagnosisAnswers, {}),
  where_you_are: z._default(whereYouAreAnswers, {}),
  medicines: z._default(answers({ medicines: shortList, allergies: shortList }), {}),
  people: z._default(peopleAnswers, {}),
  reminders: z._default(reminders, {}),
});
export type PreboardingDraft = z.infer<typeof preboardingDraft>;
