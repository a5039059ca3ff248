import { messages } from '../i18n/messages.ts';

/** The state of a stock: `first` stands alone, `afterName` follows the name of the medicine and a colon. */
export const stockTexts = messages('medications/stock-state', {
  first: {
    noneLeft: 'None left',
    left: '{pieces} left',
    notEnough: '{pieces} left: not enough for the next dose',
    expires: 'Expires on {day}',
    expired: 'Expired on {day}',
    lasts: 'Lasts until {day}',
    enough: 'Enough for {cycles}',
    short: 'Not enough in cycle {cycle, number}, from {day}',
    enoughThenShort: 'Enough for {cycles}; not enough in cycle {cycle, number}, from {day}',
    noneLeftHeld: 'None left; none are used while cycle {held, number} is on hold',
    leftHeld: '{pieces} left; none are used while cycle {held, number} is on hold',
    enoughThenHeld:
      'Enough for {cycles}; after that, none are used while cycle {held, number} is on hold',
  },
  afterName: {
    noneLeft: 'none left',
    left: '{pieces} left',
    notEnough: '{pieces} left: not enough for the next dose',
    expires: 'expires on {day}',
    expired: 'expired on {day}',
    lasts: 'lasts until {day}',
    enough: 'enough for {cycles}',
    short: 'not enough in cycle {cycle, number}, from {day}',
    enoughThenShort: 'enough for {cycles}; not enough in cycle {cycle, number}, from {day}',
    noneLeftHeld: 'none left; none are used while cycle {held, number} is on hold',
    leftHeld: '{pieces} left; none are used while cycle {held, number} is on hold',
    enoughThenHeld:
      'enough for {cycles}; after that, none are used while cycle {held, number} is on hold',
  },
  /** After “Enough for”. */
  cycles: {
    one: 'cycle {cycle, number}',
    several: 'cycles {cycles}',
    row: 'cycles {first, number} to {last, number}',
  },
});

export type StockPlace = 'first' | 'afterName';

/** What to do about a stock. */
export const adviceTexts = messages('medications/stock-advice', {
  renew:
    'No repeats left. A new prescription takes about {days, plural, one {# day} other {# days}}, so ask for one now',
  soon: 'Get more soon',
  now: 'Get more now',
  soonNoRepeats: 'Get more soon: no repeats left, so ask for a new prescription',
  nowNoRepeats: 'Get more now: no repeats left, so ask for a new prescription',
  state: '{state}.',
  stateAndAdvice: '{state}. {advice}.',
});
