import { messages } from '@caretrail/contract/i18n/messages';

export const messageTexts = messages('escalation/messages', {
  noCritical: 'None of your medicines is critical. You choose this on the page of a medicine.',
  critical: '{count, plural, one {# medicine is critical.} other {# medicines are critical.}}',
  noOneLeft:
    '{count, plural, one {For # critical medicine, no one on the list can be told. Open it and change who is told.} other {For # critical medicines, no one on the list can be told. Open them and change who is told.}}',
  toMedicines: 'Open your medicines',
  quiet: 'Wait for the end of my quiet hours',
  quietHint:
    'Leave this off if you want someone to be told at night too. Your quiet hours are set under Reminders.',
  says: 'What a message says',
  saysHint: 'Others may see the mailbox or the lock screen of the people who help you.',
  discreet: 'No names of medicines',
  named: 'Names and amounts of medicines',
  preview: 'Example',
  exampleName: 'Example medicine',
  exampleAmount: '2 tablets',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
});
