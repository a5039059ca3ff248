import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts for the stock. */
export const stockTexts = inRecord(
  messages('medications/stock', {
    heading: 'Stock',
    none: 'You have not recorded how many you have.',
    noneLead: 'Record how many you have to see how long they last.',
    begin: 'Record what you have',
    warnsAt: 'Warns at {count} or fewer',
    unused: 'Not used by the current plan.',
    perDoseIs: '{count} per dose',
    repeats: '{count, plural, one {# repeat left} other {# repeats left}}',
    unknown: 'We do not know how long it lasts. Enter how many you take per dose.',
    unknownAsNeeded:
      'Recorded doses do not change this number yet. Enter how many you take per dose.',
    sayPerDose: 'Enter how many per dose',
    add: 'Add more',
    count: 'Update count',
    settings: 'Change low stock warning',
    /** {what} is `of`, or the name alone. */
    headings: {
      add: '{what}: how many did you get?',
      count: '{what}: how many do you have?',
      settings: '{what}: when should we tell you that it is running low?',
    },
    /** Where it is known what is counted, such as “tablets”. */
    headingsOf: {
      add: '{what}: how many {unit} did you get?',
      count: '{what}: how many {unit} do you have?',
      settings: '{what}: when should we tell you that it is running low?',
    },
    of: '{name} {strength}',
    now: 'Now: {left}',
    /** After saving: {left} is “36 tablets left”. */
    saved: {
      added: '{pieces} added. {left}.',
      other: 'Stock saved. {left}.',
      stopped: '{name}: stock no longer tracked.',
    },
    beginHeading: 'What do you have at home?',
    piece: 'What do you count?',
    pieceHint: 'For example, tablets or 500 mg',
    number: 'How many',
    perDose: 'How many for each dose?',
    perDoseRead: 'From “{dosage}”. Check it.',
    perDoseHint: 'For example, 2. Leave it blank if it differs from day to day.',
    repeatsLeft: 'Repeats left on the prescription (optional)',
    expires: 'Expires on (optional)',
    expiresHint: 'The earliest date on your packets.',
    expiredGone: '{left}, but expired: no longer counted.',
    lowAt: 'How many days before it runs out should we warn you?',
    lowAtCount: 'Warn me when this many are left',
    lowAtCountHint: 'For example, 10. If you leave it blank, Caretrail chooses a number.',
    lead: 'How many days does it take to get a new prescription?',
    leadHint:
      'Include any appointment and collection time. If you have no repeats left, the warning comes this much earlier.',
    stop: 'Stop tracking this stock',
    usedRepeat: 'This used one of my repeats',
    /** An action for one of several strengths, for screen readers. */
    actionFor: '{action}: {strength}',
    advice: '{advice}.',
    confirm: 'Save',
    missing: 'Enter a number.',
    missingPiece: 'Enter what you count, for example tablets.',
    missingPerDose: 'Enter a number, for example 1 or ½, or leave it blank.',
    missingRepeats: 'Enter a number from 0 to 99, or leave it blank.',
    missingLowAtCount: 'Enter a number, for example 10, or leave it blank.',
    missingDays: 'Enter a number of days from 0 to 365.',
    changed: 'This stock has changed',
    changedLead:
      'It changed after you opened this page: on another device, by someone who helps you, or by a recorded dose. Which is right?',
    keepMine: 'Keep mine',
    takeOther: 'Keep the other',
  }),
  messages('medications/stock-theirs', {
    none: 'It is not recorded how many there are.',
    noneLead: 'Record how many there are to see how long they last.',
    begin: 'Record what is there',
    unknown: 'We do not know how long it lasts. Enter how many are taken per dose.',
    unknownAsNeeded:
      'Recorded doses do not change this number yet. Enter how many are taken per dose.',
    headings: { add: '{what}: how many were added?', count: '{what}: how many are there?' },
    headingsOf: {
      add: '{what}: how many {unit} were added?',
      count: '{what}: how many {unit} are there?',
    },
    beginHeading: 'What does {patient} have at home?',
    expiresHint: 'The earliest date on the packets.',
    leadHint:
      'Include any appointment and collection time. If no repeats are left, the warning comes this much earlier.',
    usedRepeat: 'This used a repeat',
    changedLead:
      'It changed after you opened this page: on another device, by someone else, or by a recorded dose. Which is right?',
  }),
);
