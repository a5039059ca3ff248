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
  /** It waits on this device, and the dose stays where it was. */
  saidWaiting:
    '{name}: put off until {until}, not sent yet. We send it as soon as there is a connection. Until then the planned time stays here.',
  saidBack: '{name}: due at the planned time again.',
});
