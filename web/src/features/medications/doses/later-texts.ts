import { messages } from '@caretrail/contract/i18n/messages';

/** Texts of a row for putting off a dose; those of the dialog are loaded with it. */
export const laterTexts = messages('medications/later', {
  later: 'Later',
  laterFor: 'Later: {name}, {time}',
  putOff: 'Put off until {until}, was planned for {planned}',
  wasPlanned: 'Was planned for {planned}',
  change: 'Change',
  changeFor: 'Change when {name}, {time}, is due again',
  undo: 'Undo',
  undoFor: 'Undo: {name} is due at {time} as planned',
  saidPutOff: '{name}: put off until {until}.',
  saidBack: '{name}: due at the planned time again.',
});
