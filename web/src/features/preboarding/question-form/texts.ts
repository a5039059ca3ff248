import { messages } from '@caretrail/contract/i18n/messages';

export const formTexts = messages('preboarding/question-form', {
  save: 'Save',
  saving: 'Saving…',
  later: 'Not now',
  never: 'Do not ask this again',
  missing: 'Answer the question, or select “Not now”.',
  reminders: 'Caretrail can remind you about doses and appointments by email.',
  setUp: 'Set up reminders',
});

/** Where they are not said in the same way in the profile, which lets a field be left blank. */
export const hintTexts = messages('preboarding/question-hints', {
  diagnosis: 'In your own words, or as the letter says.',
  diagnosedOn: 'The year alone is enough, or the month and the year.',
  gliomaType:
    'For example, astrocytoma or oligodendroglioma. You can find this in letters from your doctors.',
  lobe: 'For example, temporal or frontal. You can find this in letters from your doctors.',
  letters: 'You can find this in letters from your doctors.',
});
