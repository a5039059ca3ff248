import { messages } from '../i18n/messages.ts';

/** What people with a brain tumour name most, by how it is stored: in English, which the topics of articles are in. */
export const commonSymptoms = [
  'Headache',
  'Fatigue',
  'Seizures',
  'Nausea',
  'Trouble finding words',
  'Memory problems',
  'Weakness on one side',
  'Trouble seeing',
  'Trouble with balance',
  'Mood changes',
  'Trouble sleeping',
] as const;
type CommonSymptom = (typeof commonSymptoms)[number];

const names = messages('preboarding/symptoms', {
  Headache: 'Headache',
  Fatigue: 'Fatigue',
  Seizures: 'Seizures',
  Nausea: 'Nausea',
  'Trouble finding words': 'Trouble finding words',
  'Memory problems': 'Memory problems',
  'Weakness on one side': 'Weakness on one side',
  'Trouble seeing': 'Trouble seeing',
  'Trouble with balance': 'Trouble with balance',
  'Mood changes': 'Mood changes',
  'Trouble sleeping': 'Trouble sleeping',
}) satisfies Record<CommonSymptom, string>;

/** A stored symptom in the reader's language; what a person wrote stays as it is. */
export const symptomName = (stored: string): string => {
  const common = commonSymptoms.find((each) => each === stored);
  return common === undefined ? stored : names[common];
};
