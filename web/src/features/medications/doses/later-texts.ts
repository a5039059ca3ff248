import { messages } from '@caretrail/contract/i18n/messages';

/** Texts for putting off a dose. */
export const laterTexts = messages('medications/later', {
  later: 'Later',
  laterFor: 'Later: {name}, {time}',
  putOff: 'Put off until {until}, was planned for {planned}',
  wasPlanned: 'Was planned for {planned}',
  change: 'Change',
  changeFor: 'Change when {name}, {time}, is due again',
  undo: 'Undo',
  undoFor: 'Undo: {name} is due at {time} as planned',
  heading: 'When will you take {name}?',
  lead: 'It is due again at the time you choose. Nothing is recorded yet.',
  inMinutes: 'In 15 minutes',
  inAnHour: 'In 1 hour',
  minutesLater: '15 minutes later',
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
  saidPutOff: '{name}: put off until {until}.',
  saidBack: '{name}: due at the planned time again.',
});

/** The same for a dose that is not due yet. */
export const aheadTexts = messages('medications/later-ahead', {
  lead: 'It is due at the time you choose. Nothing is recorded yet.',
  dueAgain:
    '{when, select, today {due at {time}} tomorrow {due tomorrow at {time}} yesterday {due yesterday at {time}} other {due on {day} at {time}}}',
  chosenHint: 'at most 12 hours later',
  time: 'Due at',
});
