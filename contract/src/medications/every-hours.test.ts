import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { expand } from './expand.ts';
import { aVersion, phase } from './testing/regimens.ts';

const hour = 3_600_000;
const start = Date.parse('2026-01-01T08:00:00Z');
const versionOf = (h: number) => ({
  ...aVersion([phase(1, { pattern: { kind: 'every_hours', h, from: 'taken' } })]),
  home_tz: 'UTC',
});

/** The chain from its very first dose, one after the other. */
function oneByOne(h: number, taken: ReadonlyMap<string, number>, from: string, to: string) {
  const [begin, end] = [`${from}T03:00:00Z`, `${addDays(to, 1)}T03:00:00Z`].map(Date.parse);
  const found: string[] = [];
  for (let count = 1, at = start; at < Number(end); count += 1) {
    if (at >= Number(begin)) found.push(`p1h${count} ${new Date(at).toISOString()}`);
    at = (taken.get(`p1h${count}`) ?? at) + h * hour;
  }
  return found;
}

describe('§3 hours that count from the last dose', () => {
  it('are the same whether the years before are counted or not', () => {
    const late = fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 200 });
    const skipped = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 30 }), late, skipped, (h, delays, day) => {
        const taken = new Map<string, number>();
        let at = start;
        delays.forEach((delay, index) => {
          // Every fifth is not logged.
          if (index % 5 !== 4) taken.set(`p1h${index + 1}`, at + delay * hour);
          at = (taken.get(`p1h${index + 1}`) ?? at) + h * hour;
        });
        const from = addDays('2026-01-01', day);
        const to = addDays(from, 9);
        const doses = expand(versionOf(h), from, to, 'UTC', taken);
        expect(
          doses.map(({ slot_id, at_ms }) => `${slot_id} ${new Date(at_ms).toISOString()}`),
        ).toEqual(oneByOne(h, taken, from, to).toSorted(byTime));
      }),
    );
  });

  it('keep a dose on its day that was recorded long before it', () => {
    const taken = new Map([['p1h6', Date.parse('2026-01-01T08:00:00Z')]]);
    const doses = expand(versionOf(4), '2026-01-02', '2026-01-02', 'UTC', taken);
    expect(doses.map(({ slot_id, local_date_time }) => [slot_id, local_date_time])).toContainEqual([
      'p1h6',
      '2026-01-02T04:00',
    ]);
  });

  it('go on after ten thousand doses', () => {
    const [dose] = expand(versionOf(1), '2031-01-01', '2031-01-01', 'UTC');
    expect(dose?.local_date_time).toBe('2031-01-01T03:00');
  });
});

const byTime = (one: string, other: string): number =>
  (one.split(' ')[1] ?? '') < (other.split(' ')[1] ?? '') ? -1 : 1;
