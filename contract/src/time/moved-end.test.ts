import { describe, expect, it } from 'vitest';
import { movedEnd } from './moved-end.ts';

const visit = { start: '2026-03-05T13:40', end: '2026-03-05T14:30' };

describe('the end of an event whose start moves', () => {
  it.each([
    ['an earlier time', '2026-03-05T09:30', '2026-03-05T10:20'],
    ['another day', '2026-04-01T13:40', '2026-04-01T14:30'],
    [
      'late in the evening, so that it ends on the next day',
      '2026-03-05T23:30',
      '2026-03-06T00:20',
    ],
  ])('keeps the length: %s', (_, to, end) => {
    expect(movedEnd(visit, to)).toBe(end);
  });

  it('keeps the length of several days, over the end of a month', () => {
    const stay = { start: '2026-02-20T08:00', end: '2026-02-23T12:00' };
    expect(movedEnd(stay, '2026-02-27T09:00')).toBe('2026-03-02T13:00');
  });
});
