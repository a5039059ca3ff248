import { messages } from '@caretrail/contract/i18n/messages';

/** Why a request about medicines or doses is refused. {howToFree} and {advice} are whole sentences. */
export const refusalTexts = messages('medications/refusals', {
  tooManyPieces: 'You can record up to {most, number} pieces. Check this number.',
  tooManyStrengths: 'You can record up to {most, number} strengths of one medicine.',
  tooManyMedicines: 'You can have up to {most, number} medicines. Delete any you no longer need.',
  fewerDays: 'Ask for fewer days at a time.',
  otherDose: 'This record is for a different dose. Reload the page.',
  inFuture: 'This time is in the future. Enter an earlier one.',
  tooEarly: 'This dose is more than a day away. Record it nearer to its time.',
  notPlanned: 'This dose is not in your plan any more. If you took it, record it outside the plan.',
  notPlannedThen:
    'This dose was not in your plan when it was taken, and is not in it now. If you took it, record it outside the plan and tell your clinic.',
  putOffSince:
    'This dose was put off again later, on another device. It is due {when}. That was not changed.',
  putOffBackSince:
    'This dose was brought back to its planned time later, on another device. That was not changed.',
  putOffByOthers:
    'Someone else has put this dose off, or brought it back to its planned time. Only they, or someone who manages the medicines, can change that.',
  ownSchedule: 'This medicine has a schedule of several parts. Change the schedule itself.',
  putOffTooOften: 'This dose was put off {most, number} times. {advice}',
  notPutOff: 'This dose was not put off. Reload the page.',
  howToFree: 'Delete medicines that you no longer take. Their space is free again 30 days later.',
  tooManyDoses: 'You have reached the limit for recorded doses. {howToFree}',
  tooManyAsNeeded:
    'You can record up to {most, number} doses of an as-needed medicine a day. Check whether this dose is already recorded.',
  tooManyChanges:
    'This medicine has been changed {most, number} times and cannot be changed again. Add it again and mark this one as completed.',
  tooManySchedules: 'You have reached the limit for schedules. {howToFree}',
  tooManyADay:
    'You can plan up to {most, number} doses a day for all your medicines together. Select fewer times, or mark medicines you no longer take as completed.',
  tooMuchText:
    'There is no more room for text about your medicines. Shorten some notes, or add long texts as files.',
});
