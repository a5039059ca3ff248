import { messages } from '@caretrail/contract/i18n/messages';

/** Texts for the time zone question. */
export const zoneTexts = messages('medications/zone', {
  unnamed: 'Which time zone should your medicines use?',
  unnamedLead: 'Your device is set to {here} time. Doses and reminders can use it.',
  use: 'Use {here} time',
  notNow: 'Not now',
  away: 'You seem to be in {here}. Which time should your medicines use?',
  awayLead:
    'Your medicine times are set to {home} time. It is {homeClock} in {home} and {hereClock} in {here}.',
  follow: 'Use local time',
  followMeans: 'An 08:00 dose is due at 08:00 in {here}.',
  keep: 'Stay on home time',
  keepMeans: 'An 08:00 dose is due when it is 08:00 in {home}: that is {clock} in {here}.',
  nextNow: 'Your next dose, {name} at {clock}, would be due now.',
  next: 'Your next dose, {name} at {clock}, would be due in {duration}.',
  nextWas: 'Your next dose, {name} at {clock}, would have been due {duration} ago.',
  rest: 'Medicines set to home time, and those taken every few hours, do not change. If you are not sure, ask your clinic. You can change this at any time.',
  kept: 'Your medicine times stay on {home} time. It is {clock} there now.',
});
