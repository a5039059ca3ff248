import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { storedDiseaseGroup, storedDiseaseType } from '@caretrail/contract/profile/disease-labels';
import type { fillProfile } from '../profile/service.ts';

type Filled = Parameters<typeof fillProfile>[3];

/** What a submitted draft becomes: §3 in fields of its own, every other answer under its step. */
export function filledProfile(draft: PreboardingDraft): Filled {
  const { first_name, last_name, birth_date, ...you } = draft.you;
  const { disease_group, disease_type, diagnosis, glioma_type, ...tumour } = draft.diagnosis;
  const { symptoms, ...whereYouAre } = draft.where_you_are;
  const { medicines, people, reminders } = draft;
  return {
    fields: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      birth_date: birth_date ?? null,
      disease_group: disease_group ? storedDiseaseGroup(disease_group) : null,
      disease_type: disease_type ? storedDiseaseType(disease_type) : null,
      diagnosis: diagnosis || null,
      glioma_type: glioma_type || null,
      symptoms: symptoms ?? [],
    },
    details: { you, diagnosis: tumour, where_you_are: whereYouAre, medicines, people, reminders },
  };
}

/** `you.first_name`, …: which questions were answered, for the audit log. */
export const answeredFields = (draft: PreboardingDraft): string[] =>
  Object.entries(draft).flatMap(([step, answers]) =>
    typeof answers === 'string' ? [] : Object.keys(answers).map((field) => `${step}.${field}`),
  );
