import { messages } from '@caretrail/contract/i18n/messages';

/** The frame around the questions, whose texts are in question-texts.ts. */
export const frameTexts = messages('preboarding/frame', {
  lead: 'Just a few questions for now. The rest can wait.',
  helping: 'If you are helping someone, enter the patient’s details.',
  loading: 'Loading…',
  loadingSaved: 'Getting your saved answers…',
  again: 'Try again',
  finish: 'Finish',
  finishing: 'Saving…',
  /** The language, the time zone and the units. */
  fromDevice: 'From your device: {facts}',
  units: { metric: 'kg, cm, °C', imperial: 'lb, ft, °F' },
  change: 'Change',
  changeWhat: 'Change language, time zone and units',
  save: { saved: 'Saved', saving: 'Saving…', unsaved: 'Not saved yet. We will try again.' },
});
