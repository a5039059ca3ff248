import { indexEvents } from '@caretrail/contract/timelines/filter';
import { expect, it } from 'vitest';
import { anEvent } from '../../../testing/an-event.ts';
import { nearestFirst } from './nearest-first.ts';

it('the events around the day of a file come first', () => {
  const starts = ['2027-01-01T09:00', '2026-03-07T09:00', '2026-03-04T09:00', '2020-01-01T09:00'];
  const index = indexEvents(starts.map((start) => anEvent({ start })));
  expect(nearestFirst(index, '2026-03-05').map(({ event }) => event.start)).toEqual([
    '2026-03-04T09:00',
    '2026-03-07T09:00',
    '2027-01-01T09:00',
    '2020-01-01T09:00',
  ]);
});
