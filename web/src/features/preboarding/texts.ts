import { messages } from '@caretrail/contract/i18n/messages';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { View } from './views.ts';

/** The frame around the steps. The texts of the questions are in question-texts.ts. */
export const frameTexts = messages('preboarding/frame', {
  lead: 'There are 6 short steps. You can stop at any time and finish later, on any device.',
  loading: 'Loading…',
  loadingSaved: 'Getting your saved answers…',
  again: 'Try again',
  progress: 'The 6 steps',
  stepOf: 'Step {number, number} of {count, number}',
  lastLook: 'All 6 steps are done',
  forSomebody: 'You are answering for someone else. “You” means the patient.',
  next: 'Next',
  check: 'Check your answers',
  back: 'Back',
  finish: 'Finish',
  finishing: 'Saving…',
  change: 'Change',
  /** The same for screen readers: it must contain the word above. */
  changeView: 'Change {name}',
  nothing: 'No answers given. These questions are optional.',
  nobodyToCall: 'You have not added an emergency contact.',
  save: { saved: 'Saved', saving: 'Saving…', unsaved: 'Not saved yet. We will try again.' },
});

type ViewTexts = { readonly name: string; readonly lead: string };

/** The name of a step, and why it is asked. */
const viewTexts = messages('preboarding/views', {
  you: {
    name: 'You',
    lead: 'Enter your name and date of birth. The other questions are optional.',
  },
  diagnosis: {
    name: 'Diagnosis',
    lead: 'You only need to select the illness. Leave out anything you do not know.',
  },
  where_you_are: {
    name: 'Where you are in your treatment',
    lead: 'How things are for you at the moment. All questions here are optional.',
  },
  medicines: {
    name: 'Medicines and allergies',
    lead: 'Names are enough. All questions here are optional.',
  },
  people: {
    name: 'People and safety',
    lead: 'Who to call in an emergency, and where you are treated. All questions here are optional.',
  },
  reminders: {
    name: 'Reminders',
    lead: 'Caretrail can remind you about doses and appointments by email. You can also skip this step.',
  },
  overview: {
    name: 'Check your answers',
    lead: 'If something is wrong, change it here.',
  },
  aboutPatient: {
    name: 'The patient',
    lead: 'Enter the patient’s name and date of birth. The other questions are optional.',
  },
});

/** The first step says whose data it asks for. */
export const textsOf = (view: View, { you }: PreboardingDraft): ViewTexts =>
  view === 'you' && you.filled_in_by !== 'patient' ? viewTexts.aboutPatient : viewTexts[view];
