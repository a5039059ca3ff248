import type { Reminder } from './reminder.ts';
import { formatWhen } from './format-when.ts';

type Said = Pick<
  Reminder,
  'kind' | 'name' | 'amount' | 'local_date_time' | 'put_off_from' | 'all_day' | 'is_again'
>;

const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const clockOf = (local: string): string => local.slice(11, 16);

/** '20:00', or 'Tomorrow at 06:00' where quiet hours bring it earlier. */
function timeOf({ local_date_time, all_day }: Said, today: string): string {
  const when = formatWhen(local_date_time, today, all_day);
  return !all_day && when.startsWith('today ') ? clockOf(local_date_time) : opened(when);
}

/** '20:00 · Levetiracetam · 2 × 250 mg (500 mg)': what is due, as it stands in the plan. */
export const namedLine = (said: Said, today: string): string =>
  [
    timeOf(said, today),
    said.name,
    said.amount,
    said.put_off_from === null ? '' : `put off from ${clockOf(said.put_off_from)}`,
    said.is_again ? 'not recorded yet' : '',
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
  const when = formatWhen(said.local_date_time, today, said.all_day).replace(/^today at /, 'at ');
  if (said.kind === 'event') {
    const on = /^[A-Z]/.test(when) ? 'on ' : '';
    return `You have ${isOne ? 'an event' : 'events'} ${on}${when}.`;
  }
  const [which, is] = isOne ? ['One', 'is'] : ['Some', 'are'];
  return said.is_again
    ? `${which} of your medicines due ${when} ${is} not recorded yet.`
    : `${which} of your medicines ${is} due ${when}.`;
}

const discreetSubject = 'A reminder from Caretrail';

function subjectOf({ kind, is_again, told }: Pick<Reminder, 'kind' | 'is_again' | 'told'>): string {
  if (told?.what === 'step')
    return told.step.to === null ? 'A medicine ends today' : 'A dose changes tomorrow';
  if (told?.what === 'stock') {
    if (told.stock.alert === 'renew') return 'A new prescription is needed';
    return told.stock.alert === 'expired' ? 'A medicine has expired' : 'A medicine is running low';
  }
  if (kind === 'event') return 'An event is coming up';
  return is_again ? 'A dose is not recorded yet' : 'A medicine is due';
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
  return isNaming && all.size === 1 && only !== undefined ? only : discreetSubject;
}

/** A medicine that no one takes: an example dose must not be mistaken for a real one. */
const example = {
  kind: 'dose',
  name: 'Example medicine',
  amount: '1 × 10 mg',
  local_date_time: '2026-01-01T20:00',
  put_off_from: null,
  all_day: false,
  is_again: false,
} as const;

/** What each of the two kinds of mail looks like, for the user who chooses. */
export const exampleLines = {
  named: namedLine(example, '2026-01-01'),
  discreet: discreetLine(example, '2026-01-01', true),
} as const;
