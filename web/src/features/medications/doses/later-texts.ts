const onWeekday = (when: string): string => (/^[A-Z]/.test(when) ? `on ${when}` : when);

/** Texts for putting off a dose. */
export const laterTexts = {
  later: 'Later',
  laterFor: (name: string, time: string): string => `Later: ${name}, ${time}`,
  putOff: (until: string, planned: string): string =>
    `Put off until ${until}, was planned for ${planned}`,
  wasPlanned: (planned: string): string => `Was planned for ${planned}`,
  change: 'Change',
  changeFor: (name: string, time: string): string => `Change when ${name}, ${time}, is due again`,
  undo: 'Undo',
  undoFor: (name: string, time: string): string => `Undo: ${name} is due at ${time} as planned`,
  heading: (name: string): string => `When will you take ${name}?`,
  lead: 'It is due again at the time you choose. Nothing is recorded yet.',
  inMinutes: 'In 15 minutes',
  inAnHour: 'In 1 hour',
  minutesLater: '15 minutes later',
  anHourLater: '1 hour later',
  dueAgain: (when: string): string => `due again ${onWeekday(when)}`,
  chosen: 'At a time I choose',
  chosenHint: 'within the next 12 hours',
  time: 'Due again at',
  confirm: 'Put it off',
  cancel: 'Cancel',
  back: 'Back',
  missing: 'Enter the time.',
  taken: 'I took it at another time',
  saidPutOff: (name: string, until: string): string => `${name}: put off until ${until}.`,
  saidBack: (name: string): string => `${name}: due at the planned time again.`,
} as const;

/** The same for a dose that is not due yet. */
export const aheadTexts = {
  lead: 'It is due at the time you choose. Nothing is recorded yet.',
  dueAgain: (when: string): string => `due ${onWeekday(when)}`,
  chosenHint: 'at most 12 hours later',
  time: 'Due at',
} as const;
