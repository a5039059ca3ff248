import { messages } from '@caretrail/contract/i18n/messages';

export const printTexts = messages('medications/print', {
  heading: 'My current medicines',
  asOf: 'As of {day}',
  back: 'Back to medicines',
  print: 'Print',
  allergies: 'Allergies: {list}',
  noAllergies: 'Allergies: none known',
  /** Not the same as none: the question was not answered. */
  allergiesUnknown: 'Allergies: not entered in the profile',
  allergiesFailed: 'Allergies: not loaded',
  name: 'Medicine',
  dose: 'Dose',
  when: 'When',
  reason: 'What it is for',
  prescriber: 'Prescribed by',
  /** For cells without a value. */
  nothing: '–',
});
