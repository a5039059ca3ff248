import { expect, it } from 'vitest';
import { formatClockAt, formatPlaced, formatWhoseClock, otherClock } from './whose-clock.ts';

const [london, berlin, newYork] = ['Europe/London', 'Europe/Berlin', 'America/New_York'];

it.each([
  ['the same zone', london, london, '2026-11-19T15:10Z', null],
  ['two zones with the same clock', 'Europe/London', 'Europe/Lisbon', '2026-11-19T15:10Z', null],
  ['another clock', london, berlin, '2026-11-19T15:10Z', 'London'],
  [
    'a clock that is half an hour off',
    'Asia/Kolkata',
    'Asia/Karachi',
    '2026-11-19T15:10Z',
    'Kolkata',
  ],
  ['the same clock in winter', london, 'Atlantic/Reykjavik', '2026-11-19T15:10Z', null],
  ['another one in summer', london, 'Atlantic/Reykjavik', '2026-07-19T15:10Z', 'London'],
  ['before the clocks go forward', london, 'Africa/Lagos', '2026-03-29T00:59Z', 'London'],
  ['once they have', london, 'Africa/Lagos', '2026-03-29T01:00Z', null],
  ['before they go back', london, 'Africa/Lagos', '2026-10-25T00:59Z', null],
  ['once they have gone back', london, 'Africa/Lagos', '2026-10-25T01:00Z', 'London'],
  ['the clocks of the reader in winter', 'America/Bogota', newYork, '2026-11-19T15:10Z', null],
  ['a change that only the reader had', 'America/Bogota', newYork, '2026-03-08T07:00Z', 'Bogota'],
  ['a reader whose clock is not known', newYork, null, '2026-11-19T15:10Z', 'New York'],
])(
  'the place is named where the clocks differ at that moment: %s',
  (_, zone, reader, at, place) => {
    expect(otherClock(Date.parse(at), { zone, reader })).toBe(place);
  },
);

it('says whose clock it is in plain words, and nothing where both agree', () => {
  const ms = Date.parse('2026-11-19T15:10Z');
  const clock = { zone: london, reader: berlin };
  expect(formatClockAt(ms, clock)).toBe('15:10 (London time)');
  expect(formatPlaced('today at 15:10', ms, clock)).toBe('today at 15:10 (London time)');
  expect(formatWhoseClock('Robin', ms, clock)).toBe(
    'All times here are Robin’s: in London it is 15:10 now.',
  );
  const same = { zone: london, reader: 'Europe/Lisbon' };
  expect(formatClockAt(ms, same)).toBe('15:10');
  expect(formatWhoseClock('Robin', ms, same)).toBeNull();
});
