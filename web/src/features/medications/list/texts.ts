import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts of the two lists. */
export const listTexts = inRecord(
  messages('medications/list', {
    tabs: 'Your medicines',
    current: 'Current',
    completed: 'Completed',
    loading: 'Loading your medicines…',
    add: 'Add a medicine',
    empty: 'You have no current medicines. Start with the one you take most often.',
    emptyCompleted: 'Medicines you have stopped or completed will show here.',
    noMatch: 'No medicines match your search.',
    showAll: 'Show all medicines',
    neverStop: 'Do not stop suddenly',
    critical: 'Critical',
    sudden: 'Do not stop suddenly: {names}. Speak to your clinic first.',
    noTimes: 'No times set',
    from: 'From {from}',
    dates: '{from} to {to}',
    over: {
      stopped: 'Stopped on {day}',
      completed: 'Completed on {day}',
    },
    datesOver: 'From {from}. {over}.',
    because: 'Reason: {reason}',
    /** The stock of one of several strengths. */
    stock: '{strength}: {state}',
    print: 'Print the list',
    select: 'Select',
    selectAll: 'Select all',
    selectNone: 'Select none',
    selectOne: 'Select {name}',
    selected: '{count, plural, one {# medicine selected} other {# medicines selected}}',
    deleteSelected: 'Delete selected',
    stopSelecting: 'Cancel',
    deleteQuestion: '{count, plural, one {Delete # medicine?} other {Delete # medicines?}}',
    deleteBody:
      'This deletes {names}, with recorded doses and history. If you no longer take a medicine, open it and select “Mark as stopped” instead: that keeps it in your record. {undo}',
    deleteConfirm: '{count, plural, one {Delete # medicine} other {Delete # medicines}}',
    removedOne: '“{name}”',
  }),
  messages('medications/list-theirs', {
    tabs: 'Medicines',
    loading: 'Loading the medicines…',
    empty: '{patient} has no current medicines.',
    emptyCompleted: 'Medicines that were stopped or completed will show here.',
    sudden: 'Do not stop suddenly: {names}. Speak to the clinic first.',
    deleteBody:
      'This deletes {names}, with recorded doses and history. If a medicine is no longer taken, open it and select “Mark as stopped” instead: that keeps it in the record. {undo}',
  }),
);

/** A medicine with a dose of today that is not recorded. */
export const openTexts = messages('medications/open', {
  /** It may have been taken, so this does not say that it is due. */
  open: '{when, select, today {Not recorded yet: today at {time}} tomorrow {Not recorded yet: tomorrow at {time}} yesterday {Not recorded yet: yesterday at {time}} other {Not recorded yet: {day} at {time}}}',
  /** The next dose, after the one that is not recorded. */
  after:
    '{when, select, today {After that: today at {time}} tomorrow {After that: tomorrow at {time}} yesterday {After that: yesterday at {time}} other {After that: {day} at {time}}}',
});

/**
 * Where a medicine is in its cycles: of a plan without a last cycle, or of `cycles` in all. After midnight `weekday` names
 * the day, because “today” is ambiguous. `length` is 0 in a cycle that lasts longer or shorter than the plan says.
 */
export const cyclePlaceTexts = messages('medications/cycle-place', {
  held: 'Cycle {cycle, number}: on hold',
  heldOf: 'Cycle {cycle, number} of {cycles, number}: on hold',
  dose: 'Cycle {cycle, number}, {length, plural, =0 {day {day, number}} other {day {day, number} of #}}: {when, select, today {a dose today} other {a dose on {weekday}}}',
  doseOf:
    'Cycle {cycle, number} of {cycles, number}, {length, plural, =0 {day {day, number}} other {day {day, number} of #}}: {when, select, today {a dose today} other {a dose on {weekday}}}',
  noDose:
    'Cycle {cycle, number}, {length, plural, =0 {day {day, number}} other {day {day, number} of #}}: {when, select, today {no dose today} other {no dose on {weekday}}}',
  noDoseOf:
    'Cycle {cycle, number} of {cycles, number}, {length, plural, =0 {day {day, number}} other {day {day, number} of #}}: {when, select, today {no dose today} other {no dose on {weekday}}}',
  /** The cycle after the one of today. */
  next: 'Cycle {cycle, number} starts on {day}',
  over: '{cycles, plural, one {The cycle is over} other {All # cycles are over}}',
  starts: 'Starts on {day}',
});
