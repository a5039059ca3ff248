import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import {
  diseaseGroupKeys,
  diseaseTypeKeys,
  storedDiseaseGroup,
  storedDiseaseType,
} from './disease-labels.ts';

const texts = messages('profile/fields', {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  oneRecord: 'Send exactly one health record.',
  symptoms: 'Enter up to {most, number} symptoms.',
});

/** `diseaseGroup` and `diseaseType` are stored values such as `DiseaseType.Glioblastoma`. */
const healthRecord = z.object({
  diseaseGroup: z.nullish(z.string()),
  diseaseType: z.nullish(z.string()),
  diagnosis: z.nullish(z.string()),
  gliomaType: z.nullish(z.string()),
});

/** §3 Patient profile response. */
export const patientProfile = z.object({
  patientID: id,
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  onboarding: z.object({ email: z.string(), birthDate: z.nullable(z.string()) }),
  is_primary_email: z.boolean(),
  is_primary_mfa: z.boolean(),
  healthrecords: z.array(healthRecord),
  symptom: z.array(z.string()),
});
export type PatientProfile = z.infer<typeof patientProfile>;

const { symptoms: symptomsAtMost } = limits.profile;

const healthRecordEdit = z.partial(
  z.strictObject({
    diseaseGroup: z.nullable(z.enum(diseaseGroupKeys.map(storedDiseaseGroup))),
    diseaseType: z.nullable(z.enum(diseaseTypeKeys.map(storedDiseaseType))),
    diagnosis: z.nullable(plainText(limits.text.short)),
    gliomaType: z.nullable(plainText(limits.text.short)),
  }),
);

/**
 * The shape of the answer, with what may be changed. What is absent stays as it is, also inside the record;
 * `symptom` is replaced as a whole. The e-mail is not here: changing it takes a code.
 */
export const profileEdit = z.partial(
  z.strictObject({
    first_name: requiredText(limits.text.name, () => texts.firstName),
    last_name: requiredText(limits.text.name, () => texts.lastName),
    onboarding: z.strictObject({ birthDate: calendarDate }),
    healthrecords: z.array(healthRecordEdit).check(z.length(1, { error: () => texts.oneRecord })),
    symptom: z
      .array(requiredText(limits.text.short))
      .check(
        z.maxLength(symptomsAtMost, { error: () => texts.symptoms({ most: symptomsAtMost }) }),
      ),
  }),
);
export type ProfileEdit = z.infer<typeof profileEdit>;
