import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The question until when a dose is put off. */
export const laterDialogTexts = inRecord(
  messages('medications/later-dialog', {
    heading: 'When will you take {name}?',
    lead: 'It is due again at the time you choose. Nothing is recorded yet.',
    inMinutes: 'In 15 minutes',
    inHalfAnHour: 'In 30 minutes',
    inAnHour: 'In 1 hour',
    minutesLater: '15 minutes later',
    halfAnHourLater: '30 minutes later',
    anHourLater: '1 hour later',
    dueAgain:
      '{when, select, today {due again at {time}} tomorrow {due again tomorrow at {time}} yesterday {due again yesterday at {time}} other {due again on {day} at {time}}}',
    chosen: 'At a time I choose',
    chosenHint: 'within the next 12 hours',
    time: 'Due again at',
    confirm: 'Put it off',
    cancel: 'Cancel',
    back: 'Back',
    missing: 'Enter the time.',
    taken: 'I took it at another time',
  }),
  messages('medications/later-dialog-theirs', {
    heading: 'When will {name} be taken?',
    taken: 'It was taken at another time',
  }),
);

/** The same for a dose that is not due yet. */
export const aheadTexts = messages('medications/later-ahead', {
  lead: 'It is due at the time you choose. Nothing is recorded yet.',
  dueAgain:
    '{when, select, today {due at {time}} tomorrow {due tomorrow at {time}} yesterday {due yesterday at {time}} other {due on {day} at {time}}}',
  chosenHint: 'at most 12 hours later',
  time: 'Due at',
});
