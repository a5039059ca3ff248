import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { View } from './views.ts';

/** The frame around the steps. The texts of the questions are in question-texts.ts. */
export const frameTexts = {
  lead: 'Six short steps. You can stop at any time and go on later, also on another device.',
  loading: 'Loading…',
  loadingSaved: 'Getting your saved answers…',
  again: 'Try again',
  progress: 'The six steps',
  stepOf: (number: number, count: number): string => `Step ${number} of ${count}`,
  lastLook: 'All six steps are done',
  forSomebody: 'You are answering for somebody else: “you” means the patient.',
  next: 'Next',
  check: 'Check your answers',
  back: 'Back',
  finish: 'Finish',
  finishing: 'Saving…',
  change: 'Change',
  nothing: 'Nothing answered. That is fine.',
  nobodyToCall: 'You have named nobody to call in an emergency.',
  save: { saved: 'Saved', saving: 'Saving…', unsaved: 'Not saved yet, will try again' },
} as const;

type ViewTexts = { readonly name: string; readonly lead: string };

/** The name of a step, and why it is asked. */
const viewTexts: Record<View, ViewTexts> = {
  you: { name: 'You', lead: 'Your name and your date of birth are needed. The rest helps.' },
  diagnosis: {
    name: 'Diagnosis',
    lead: 'Only the illness is needed. Leave out whatever you do not know.',
  },
  where_you_are: {
    name: 'Where you are in your treatment',
    lead: 'How things stand for you just now. You can leave out everything here.',
  },
  medicines: {
    name: 'Medicines and allergies',
    lead: 'Names are enough. You can leave out everything here.',
  },
  people: {
    name: 'People and safety',
    lead: 'Whom to call, and where you are treated. You can leave out everything here.',
  },
  reminders: {
    name: 'Reminders',
    lead: 'Caretrail can remind you of doses and appointments by e-mail. You can also skip this step.',
  },
  overview: {
    name: 'Check your answers',
    lead: 'If something is wrong, change it here.',
  },
};

const aboutPatient: ViewTexts = {
  name: 'The patient',
  lead: 'The patient’s name and date of birth are needed. The rest helps.',
};

/** The first step says whose data it asks for. */
export const textsOf = (view: View, { you }: PreboardingDraft): ViewTexts =>
  view === 'you' && you.filled_in_by !== 'patient' ? aboutPatient : viewTexts[view];
