import type { EventBody } from './body.ts';

/** One change of these is a change of all: the server judges the time as a whole. */
const when = ['start', 'end', 'time_zone', 'all_day'] as const satisfies (keyof EventBody)[];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** §7: an edit names only what changes, so that what somebody else changed meanwhile stays. */
export function changedFields(before: EventBody, after: EventBody): Partial<EventBody> {
  const names = Object.keys(after) as (keyof EventBody)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const isMoved = when.some((name) => changed.includes(name));
  const sent = names.filter((name) => changed.includes(name) || (isMoved && isWhen(name)));
  return Object.fromEntries(sent.map((name) => [name, after[name]]));
}
const isWhen = (name: keyof EventBody): boolean => when.some((each) => each === name);
