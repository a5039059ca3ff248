import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { storedDiseaseGroup, storedDiseaseType } from '@caretrail/contract/profile/disease-labels';
import type { ProfileFields } from './repo.ts';

export type Filled = { readonly fields: ProfileFields; readonly details: Record<string, object> };

/** How answers are stored: §3 in its own fields, every other answer under its step. */
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
    details: {
      you,
      diagnosis: tumour,
      // An empty list alone cannot tell "none" from "not asked".
      where_you_are: { ...whereYouAre, ...(symptoms?.length === 0 && { has_no_symptoms: true }) },
      medicines,
      people,
      reminders,
    },
  };
}
