import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { expect, it } from 'vitest';
import { findEvents, findInSlices } from './find-events.ts';

/** Every fifth is a stay of two nights. */
const all = Array.from({ length: 300 }, (_, number) => ({
  id: String(number),
  event_type: number % 2 === 0 ? 'Scan' : 'Rehab',
  title: `Event ${number}`,
  description: '',
  practitioner: number % 3 === 0 ? 'Dr Okafor' : '',
  symptoms: [],
  tags: [],
  location_name: '',
  preparation: '',
  questions: [],
  outcome: '',
  start: '2026-03-02T09:00',
  end: number % 5 === 0 ? '2026-03-04T09:00' : '2026-03-02T09:30',
  all_day: false,
  time_zone: 'Europe/Berlin',
})) as unknown as readonly TimelineEvent[];

it.each([
  { search: '', types: [] },
  { search: 'event 12', types: [] },
  { search: 'OKAFOR', types: ['Scan'] },
  { search: 'nothing', types: [] },
])('§2.5 finds the same for $search $types in slices as at once', async (filter) => {
  const found = await findInSlices(all, filter, new AbortController().signal);
  expect(found).toEqual(findEvents(all, filter));
});

it('§2.5 returns the events over several days separately, also when filtered', async () => {
  const filter = { search: 'event 12', types: [] };
  const found = await findInSlices(all, filter, new AbortController().signal);
  expect(found?.long.map(({ id }) => id)).toEqual(['120', '125']);
  expect(found?.events).toHaveLength(13);
});
