import { messages } from '../i18n/messages.ts';
import type { Reminder } from './reminder.ts';
import { formatWhenFirst, whenValues } from './format-when.ts';

const lineTexts = messages('reminders/line', {
  putOff: 'put off from {time}',
  notRecorded: 'not recorded yet',
  exampleName: 'Example medicine',
});

/** `when` is the day near today, as `whenValues` gives it. */
const discreetTexts = messages('reminders/discreet', {
  event:
    '{when, select, today {You have an event at {time}.} tomorrow {You have an event tomorrow at {time}.} todayAllDay {You have an event today, all day.} tomorrowAllDay {You have an event tomorrow, all day.} dayAllDay {You have an event on {day}, all day.} other {You have an event on {day} at {time}.}}',
  events:
    '{when, select, today {You have events at {time}.} tomorrow {You have events tomorrow at {time}.} todayAllDay {You have events today, all day.} tomorrowAllDay {You have events tomorrow, all day.} dayAllDay {You have events on {day}, all day.} other {You have events on {day} at {time}.}}',
  dose: '{when, select, today {One of your medicines is due at {time}.} tomorrow {One of your medicines is due tomorrow at {time}.} other {One of your medicines is due on {day} at {time}.}}',
  doses:
    '{when, select, today {Some of your medicines are due at {time}.} tomorrow {Some of your medicines are due tomorrow at {time}.} other {Some of your medicines are due on {day} at {time}.}}',
  doseAgain:
    '{when, select, today {One of your medicines due at {time} is not recorded yet.} tomorrow {One of your medicines due tomorrow at {time} is not recorded yet.} other {One of your medicines due on {day} at {time} is not recorded yet.}}',
  dosesAgain:
    '{when, select, today {Some of your medicines due at {time} are not recorded yet.} tomorrow {Some of your medicines due tomorrow at {time} are not recorded yet.} other {Some of your medicines due on {day} at {time} are not recorded yet.}}',
});

const subjectTexts = messages('reminders/subject', {
  discreet: 'A reminder from Caretrail',
  ends: 'A medicine ends today',
  changes: 'A dose changes tomorrow',
  renew: 'A new prescription is needed',
  expired: 'A medicine has expired',
  low: 'A medicine is running low',
  event: 'An event is coming up',
  again: 'A dose is not recorded yet',
  due: 'A medicine is due',
});

type Said = Pick<
  Reminder,
  'kind' | 'name' | 'amount' | 'local_date_time' | 'put_off_from' | 'all_day' | 'is_again'
>;

const clockOf = (local: string): string => local.slice(11, 16);

/** '20:00', or 'Tomorrow at 06:00' where quiet hours bring it earlier. */
function timeOf({ local_date_time, all_day }: Said, today: string): string {
  const { when, time } = whenValues(local_date_time, today, all_day);
  return when === 'today' ? time : formatWhenFirst(local_date_time, today, all_day);
}

/** '20:00 · Levetiracetam · 2 × 250 mg (500 mg)': what is due, as it stands in the plan. */
export const namedLine = (said: Said, today: string): string =>
  [
    timeOf(said, today),
    said.name,
    said.amount,
    said.put_off_from === null ? '' : lineTexts.putOff({ time: clockOf(said.put_off_from) }),
    said.is_again ? lineTexts.notRecorded : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

/**
 * 'One of your medicines is due at 20:00.' Neither names nor amounts, and no number: how many medicines a patient takes says
 * how ill they are. More than one is still mentioned, so that no one takes one and believes it was all.
 */
export function discreetLine(
  said: Pick<Said, 'kind' | 'local_date_time' | 'all_day' | 'is_again'>,
  today: string,
  isOne: boolean,
): string {
  const values = whenValues(said.local_date_time, today, said.all_day);
  if (said.kind === 'event') return discreetTexts[isOne ? 'event' : 'events'](values);
  if (said.is_again) return discreetTexts[isOne ? 'doseAgain' : 'dosesAgain'](values);
  return discreetTexts[isOne ? 'dose' : 'doses'](values);
}

function subjectOf({ kind, is_again, told }: Pick<Reminder, 'kind' | 'is_again' | 'told'>): string {
  if (told?.what === 'step')
    return told.step.to === null ? subjectTexts.ends : subjectTexts.changes;
  if (told?.what === 'stock') {
    if (told.stock.alert === 'renew') return subjectTexts.renew;
    return told.stock.alert === 'expired' ? subjectTexts.expired : subjectTexts.low;
  }
  if (kind === 'event') return subjectTexts.event;
  return is_again ? subjectTexts.again : subjectTexts.due;
}

/**
 * What happened, without names and amounts: a subject is shown on locked screens and stays in the outbox after the mail is
 * gone. Discreet, or about several things, it says nothing.
 */
export function reminderSubject(
  reminders: readonly Pick<Reminder, 'kind' | 'is_again' | 'told'>[],
  isNaming: boolean,
): string {
  const all = new Set(reminders.map(subjectOf));
  const [only] = all;
  return isNaming && all.size === 1 && only !== undefined ? only : subjectTexts.discreet;
}

/** A medicine that no one takes: an example dose must not be mistaken for a real one. */
const example = () =>
  ({
    kind: 'dose',
    name: lineTexts.exampleName,
    amount: '1 × 10 mg',
    local_date_time: '2026-01-01T20:00',
    put_off_from: null,
    all_day: false,
    is_again: false,
  }) as const;

/** What each of the two kinds of mail looks like, for the user who chooses. */
export const exampleLines = {
  get named(): string {
    return namedLine(example(), '2026-01-01');
  },
  get discreet(): string {
    return discreetLine(example(), '2026-01-01', true);
  },
};
