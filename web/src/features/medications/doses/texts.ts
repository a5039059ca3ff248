import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts of one dose, on every screen. */
export const todayTexts = messages('medications/today', {
  /** A dose in a heading, or for screen readers. */
  atTime: '{name}, {time}',
  ofAmount: '{name}, {amount}',
  problem: '{name}: {problem}',
  record: 'Record as taken',
  recordFor: 'Record as taken: {name}, {time}',
  /** Of an earlier day: at its planned time. */
  recordAt: 'Record as taken at {time}',
  recordAtFor: 'Record as taken at {time}: {name}',
  skip: 'Skip',
  skipFor: 'Skip {name}, {time}',
  otherTime: 'Another time',
  otherTimeFor: 'Another time for {name}, {time}',
  more: 'More',
  moreFor: 'More actions for {name}, {time}',
  change: 'Change or undo',
  changeFor: 'Change or undo the record for {name}, {time}',
  late: 'Late',
  hazardous: 'Handle with care',
  skipped: 'Skipped',
  skippedBecause: 'Skipped: {why}',
  takenAtClock: 'Taken at {time}',
  undo: 'Undo',
  undoFor: 'Undo: {name}',
  timeFor: 'Change the time: {name}',
  said: {
    taken: '{names}: recorded as taken.',
    skipped: '{names}: recorded as skipped.',
    cleared: '{names}: record undone.',
    waiting:
      '{names}: not sent yet. It is kept on this device, and sent by itself when there is a connection.',
  },
  cleared: 'Record undone. This dose is now “Not recorded”.',
  clearedHere: 'Undone on this device only: the record still counts elsewhere until this is sent.',
});

/** One tap for all doses of a time. It records what was taken, and never asks to take anything. */
export const allTexts = messages('medications/all', {
  record: 'Record all {count, number} as taken',
  recordFor: 'Record all {count, number} as taken: {names}',
  recordAt: 'Record all {count, number} as taken at {time}',
  recordAtFor: 'Record all {count, number} as taken at {time}: {names}',
  /** A skipped dose is not a taken one. */
  recorded: '{taken, number} of {all, number} taken{skipped, plural, =0 {} other {, # skipped}}',
  notSent: '{count, number} not sent yet',
  undo: 'Undo all {count, number}',
  undoFor: 'Undo all {count, number}: {names}',
  /** Stays, until they are recorded again. */
  undone: '{count, plural, one {# record undone} other {# records undone}}',
  /** Why a dose is not part of it. */
  varies: 'The amount can vary, so record this one on its own.',
});

/**
 * A moment. `when` is its day near today; `day` names any other one. `time` is the clock time of `clock` or `placed`, as
 * it stands in sentences.
 */
export const momentTexts = messages('medications/moment', {
  first:
    '{when, select, today {Today at {time}} tomorrow {Tomorrow at {time}} yesterday {Yesterday at {time}} other {{day} at {time}}}',
  /** The next dose of a medicine. */
  next: '{when, select, today {Next: today at {time}} tomorrow {Next: tomorrow at {time}} yesterday {Next: yesterday at {time}} other {Next: {day} at {time}}}',
  weekday: '{day} at {time}',
  clock: '{time}',
  /** In another zone than the patient's own. */
  placed: '{time} ({place} time)',
  place: '{place} time',
  ago: '{duration} ago',
  justNow: 'just now',
});

export const entryTexts = inRecord(
  messages('medications/entry', {
    taken:
      '{when, select, today {Taken today at {time}} tomorrow {Taken tomorrow at {time}} yesterday {Taken yesterday at {time}} other {Taken on {day} at {time}}}',
    /** Recorded without a connection: on this device alone. {what} is one of the recorded answers. */
    notSent: 'Not sent yet: {what}',
    /** Below the answer. */
    notSentYet: 'Not sent yet',
    otherTime: 'Change the time',
    /** Its record arrived after a change of the plan. */
    ofEarlierPlan:
      '{when, select, today {From your plan at that time. The record arrived today at {time}.} tomorrow {From your plan at that time. The record arrived tomorrow at {time}.} yesterday {From your plan at that time. The record arrived yesterday at {time}.} other {From your plan at that time. The record arrived on {day} at {time}.}}',
  }),
  messages('medications/entry-theirs', {
    ofEarlierPlan:
      '{when, select, today {From the plan at that time. The record arrived today at {time}.} tomorrow {From the plan at that time. The record arrived tomorrow at {time}.} yesterday {From the plan at that time. The record arrived yesterday at {time}.} other {From the plan at that time. The record arrived on {day} at {time}.}}',
  }),
);

/** Two devices recorded the same dose. */
export const doseConflictTexts = messages('medications/dose-conflict', {
  /** Another device or tab has already recorded the same. */
  alreadyTaken:
    '{when, select, today {Already recorded as taken at {time}.} tomorrow {Already recorded as taken tomorrow at {time}.} yesterday {Already recorded as taken yesterday at {time}.} other {Already recorded as taken on {day} at {time}.}}',
  alreadyTakenElsewhere:
    '{when, select, today {Already recorded as taken at {time}, from another device or tab.} tomorrow {Already recorded as taken tomorrow at {time}, from another device or tab.} yesterday {Already recorded as taken yesterday at {time}, from another device or tab.} other {Already recorded as taken on {day} at {time}, from another device or tab.}} If you took it twice, call your clinic.',
  alreadySkipped: 'Already recorded as skipped.',
  alreadySkippedElsewhere: 'Already recorded as skipped, from another device or tab.',
});
