import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts around the doses of today. */
export const groupTexts = inRecord(
  messages('medications/groups', {
    heading: 'Today, {day}',
    now: 'Now',
    unnoted: 'Earlier today, not recorded',
    /** Over rows that stay in their place, once none of them is open. */
    recorded: 'Recorded',
    notSent: 'Not sent yet',
    later: 'Later today',
    held: 'On hold',
    heldNote:
      'When your clinic says you can start this cycle, open the medicine and select “End the hold”.',
    /** Taken or skipped, also on another device: not “Recorded”, which may stand above it. */
    done: 'Done',
    asNeeded: 'As needed',
    loading: 'Loading today’s doses…',
    nothing: 'No medicines are due today.',
    allDone: 'All of today’s doses are recorded.',
    onHold: 'Nothing more is due today. A cycle is on hold.',
    next: '{when, select, today {Next: {name}, today at {time}} tomorrow {Next: {name}, tomorrow at {time}} yesterday {Next: {name}, yesterday at {time}} other {Next: {name}, {day} at {time}}}',
    /** The same while a dose of today is not recorded: that one comes first. */
    after:
      '{when, select, today {After that: {name}, today at {time}} tomorrow {After that: {name}, tomorrow at {time}} yesterday {After that: {name}, yesterday at {time}} other {After that: {name}, {day} at {time}}}',
    seePlan: 'See the plan',
    endsSuddenly: 'If you are not sure that this medicine should stop, call your clinic.',
  }),
  messages('medications/groups-theirs', {
    endsSuddenly: 'If you are not sure that this medicine should stop, call the clinic.',
    heldNote:
      'When the clinic says this cycle can start, open the medicine and select “End the hold”.',
  }),
);

/** A dose of an earlier day of a medicine that is taken rarely. */
export const stillOpenTexts = messages('medications/still-open', {
  heading: 'Still open',
  record: 'See that day, to record or skip it',
});

/** Texts for another day than today. */
export const dayTexts = messages('medications/day', {
  switch: 'Day shown',
  yesterday: 'Yesterday',
  previous: 'Previous day',
  next: 'Next day',
  backToToday: 'Back to today',
  /** After midnight, when “today” is ambiguous. */
  backTo: 'Back to {weekday}',
  choose: 'Another day',
  chooseHeading: 'Which day do you want to see?',
  day: 'Day',
  show: 'Show this day',
  cancel: 'Cancel',
  wrong: 'Select a day.',
  loading: 'Loading this day’s doses…',
  open: 'Not recorded',
  nothing: 'Nothing was planned on this day.',
  nothingOfOne: 'No dose was planned on this day.',
  todayOfOne: 'No dose is planned today.',
  allDone: 'All of this day’s doses are recorded.',
  onHold: 'Nothing is left to record on this day. A cycle was on hold.',
  /** A day that is still to come. */
  planned: 'Planned',
  plannedNote: 'You can record these doses on the day.',
  nothingPlanned: 'Nothing is planned on this day.',
});

/** After midnight, while the previous dose day lasts: days are named by weekday. */
export const nightTexts = messages('medications/night', {
  heading: 'Still {day}',
  note: 'It is after midnight. We show {weekday}’s list until {clock}.',
  unnoted: 'Earlier, not recorded',
  later: 'Later tonight',
  loading: 'Loading tonight’s doses…',
  nothing: 'No medicines are due tonight.',
  nothingOfOne: 'No dose is planned tonight.',
  allDone: 'All doses are recorded.',
  onHold: 'Nothing more is due tonight. A cycle is on hold.',
});

export const asNeededTexts = inRecord(
  messages('medications/as-needed', {
    record: 'Record a dose',
    recordFor: 'Record a dose of {name}',
    /** Where one was recorded a moment ago. */
    another: 'Record another dose',
    anotherFor: 'Record another dose of {name}',
    never: 'None in the last 2 days',
    last: 'Last dose {ago}',
    count: '{count, plural, one {# dose} other {# doses}} in the last 24 hours',
    of: '{count, plural, one {# dose} other {# doses}} in the last 24 hours (maximum {most, number})',
    /** A limit of the plan, in short lines: not an advice to take one at that time. */
    atMost: 'You have recorded the most doses that your plan allows in 24 hours.',
    notBefore:
      '{when, select, today {Your plan: no dose today before {time}.} tomorrow {Your plan: no dose before tomorrow at {time}.} yesterday {Your plan: no dose before yesterday at {time}.} other {Your plan: no dose before {day} at {time}.}}',
    recordable: 'If you have already taken a dose, you can record it here.',
  }),
  messages('medications/as-needed-theirs', {
    atMost: 'As many doses are recorded as the plan allows in 24 hours.',
    notBefore:
      '{when, select, today {The plan: no dose today before {time}.} tomorrow {The plan: no dose before tomorrow at {time}.} yesterday {The plan: no dose before yesterday at {time}.} other {The plan: no dose before {day} at {time}.}}',
    recordable: 'If a dose has been taken already, you can record it here.',
  }),
);

/** Confirmation before recording more doses than planned. It never blocks. */
export const anotherTexts = inRecord(
  messages('medications/another', {
    unchecked:
      'Your last dose could not be checked just now. It may have been too recent, or recorded on another device.',
    recordHeading: 'Record a dose of {name}?',
    recordConfirm: 'Record a dose',
    heading: 'Record another dose of {name}?',
    last: '{when, select, today {Your last recorded dose was {ago}, at {time}.} tomorrow {Your last recorded dose was {ago}, tomorrow at {time}.} yesterday {Your last recorded dose was {ago}, yesterday at {time}.} other {Your last recorded dose was {ago}, {day} at {time}.}}',
    gap: 'Your plan says to leave at least {least} between doses.',
    inLastDay:
      'You have recorded {count, plural, one {# dose} other {# doses}} in the last 24 hours. Your plan allows up to {most, number} in 24 hours.',
    confirm: 'Record another dose',
    cancel: 'Cancel',
  }),
  messages('medications/another-theirs', {
    unchecked:
      'The last dose could not be checked just now. It may have been too recent, or recorded on another device.',
    last: '{when, select, today {The last recorded dose was {ago}, at {time}.} tomorrow {The last recorded dose was {ago}, tomorrow at {time}.} yesterday {The last recorded dose was {ago}, yesterday at {time}.} other {The last recorded dose was {ago}, {day} at {time}.}}',
    gap: 'The plan says to leave at least {least} between doses.',
    inLastDay:
      '{count, plural, one {# dose is} other {# doses are}} recorded in the last 24 hours. The plan allows up to {most, number} in 24 hours.',
  }),
);
