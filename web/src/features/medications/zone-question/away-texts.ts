import { messages } from '@caretrail/contract/i18n/messages';

/** What each choice means, for someone whose device is in another zone. */
export const awayTexts = messages('medications/zone-away', {
  follow: 'Use local time',
  awayLead:
    'Your medicine times are set to {home} time. It is {homeClock} in {home} and {hereClock} in {here}.',
  followMeans: 'An 08:00 dose is due at 08:00 in {here}.',
  keep: 'Stay on home time',
  keepMeans: 'An 08:00 dose is due when it is 08:00 in {home}: that is {clock} in {here}.',
  nextNow: 'Your next dose, {name} at {clock}, would be due now.',
  next: 'Your next dose, {name} at {clock}, would be due in {duration}.',
  nextWas: 'Your next dose, {name} at {clock}, would have been due {duration} ago.',
  rest: 'Medicines set to home time, and those taken every few hours, do not change. If you are not sure, ask your clinic. You can change this at any time.',
});
