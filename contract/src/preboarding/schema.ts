import * as z from 'zod/mini';
import { calendarDate, timeZone } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { diseaseGroupKeys, diseaseTypeKeys } from '../profile/disease-labels.ts';

export const preboardingSteps = ['you', 'diagnosis', 'where-you-are', 'medicines', 'people', 'reminders'] as const;
export type PreboardingStep = (typeof preboardingSteps)[number];

const name = plainText(limits.text.name);
const short = plainText(limits.text.short);
const shortList = z.array(requiredText(limits.text.short)).check(z.maxLength(50));

export const stages = [
  'awaiting-surgery',
  'chemoradiation',
  'adjuvant-chemotherapy',
  'monitoring',
  'recurrence',
  'comfort',
] as const;

const you = z.partial(
  z.strictObject({
    filled_in_by: z.enum(['patient', 'relative', 'caregiver']),
    first_name: name,
    last_name: name,
    birth_date: calendarDate,
    sex: z.enum(['female', 'male', 'other']),
    language: short,
    time_zone: timeZone,
    units: z.enum(['metric', 'imperial']),
  }),
);

/** "Don't know / skip" is simply an absent field. */
const diagnosis = z.partial(
  z.strictObject({
    disease_group: z.enum(diseaseGroupKeys),
    disease_type: z.enum(diseaseTypeKeys),
    diagnosis: short,
    glioma_type: short,
    diagnosed_on: calendarDate,
    who_grade: z.enum(['1', '2', '3', '4']),
    side: z.enum(['left', 'right', 'both', 'midline']),
    lobe: short,
    idh: z.enum(['mutant', 'wildtype']),
    mgmt: z.enum(['methylated', 'unmethylated']),
    codeletion_1p19q: z.boolean(),
  }),
);

const person = z.strictObject({ name: plainText(160), phone: plainText(40), relation: plainText(80) });

/** What is saved half-way: every answer optional, so that nothing is lost. */
export const preboardingDraft = z.strictObject({
  step: z._default(z.enum(preboardingSteps), 'you'),
  you: z._default(you, {}),
  diagnosis: z._default(diagnosis, {}),
  where_you_are: z._default(
    z.partial(z.strictObject({ stage: z.enum(stages), symptoms: shortList })),
    {},
  ),
  medicines: z._default(z.partial(z.strictObject({ medicines: shortList, allergies: shortList })), {}),
  people: z._default(
    z.partial(
      z.strictObject({ emergency_contact: person, hospital: short, on_call_phone: plainText(40) }),
    ),
    {},
  ),
  reminders: z._default(
    z.partial(
      z.strictObject({
        email: z.boolean(),
        quiet_from: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
        quiet_until: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
      }),
    ),
    {},
  ),
});
export type PreboardingDraft = z.infer<typeof preboardingDraft>;

/** Only the first step and the disease type are required. */
export function missingForSubmission(draft: PreboardingDraft): Record<string, string> {
  const missing: Record<string, string> = {};
  if (!draft.you.first_name) missing['you.first_name'] = 'Please write the first name.';
  if (!draft.you.last_name) missing['you.last_name'] = 'Please write the last name.';
  if (!draft.you.birth_date) missing['you.birth_date'] = 'Please give the date of birth.';
  if (!draft.diagnosis.disease_type) missing['diagnosis.disease_type'] = 'Please choose the illness.';
  return missing;
}
