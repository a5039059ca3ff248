import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localAt } from '../time/zoned.ts';
import { outsideQuiet, quietAround } from './quiet-hours.ts';

const berlin = 'Europe/Berlin';
const night = { from: '22:00', until: '07:00' };
const noon = { from: '12:00', until: '13:30' };

const moved = (
  local: string,
  quiet: Parameters<typeof outsideQuiet>[2],
  latest = '2027-01-01T00:00',
  zone = berlin,
): string =>
  localAt(outsideQuiet(instantOf(local, zone), instantOf(latest, zone), quiet, zone), zone);

describe('§2.5 quiet hours', () => {
  it.each([
    ['none are set', '2026-11-15T23:00', null, '2026-11-15T23:00'],
    ['before them', '2026-11-15T21:59', night, '2026-11-15T21:59'],
    ['their first minute', '2026-11-15T22:00', night, '2026-11-16T07:00'],
    ['before midnight', '2026-11-15T23:30', night, '2026-11-16T07:00'],
    ['after midnight', '2026-11-16T05:00', night, '2026-11-16T07:00'],
    ['their end is not quiet', '2026-11-16T07:00', night, '2026-11-16T07:00'],
    ['within a day', '2026-11-16T12:15', noon, '2026-11-16T13:30'],
    ['within a day, after them', '2026-11-16T13:30', noon, '2026-11-16T13:30'],
  ])('%s', (_, local, quiet, comes) => {
    expect(moved(local, quiet)).toBe(comes);
  });

  it('moves a reminder that would be too late at their end to their start', () => {
    expect(moved('2026-11-16T05:00', night, '2026-11-16T06:30')).toBe('2026-11-15T22:00');
    expect(moved('2026-11-15T23:00', night, '2026-11-16T03:00')).toBe('2026-11-15T22:00');
    expect(moved('2026-11-16T05:00', night, '2026-11-16T07:00')).toBe('2026-11-15T22:00');
  });

  it('end by the clock on the nights on which the clocks change', () => {
    expect(moved('2026-03-29T01:30', night)).toBe('2026-03-29T07:00');
    expect(moved('2026-10-25T01:30', night)).toBe('2026-10-25T07:00');
    const skipped = { from: '22:00', until: '02:30' };
    expect(moved('2026-03-29T01:30', skipped)).toBe('2026-03-29T03:00');
  });

  it('an hour that comes twice never sends into the past', () => {
    const quiet = { from: '22:00', until: '02:30' };
    const second = Date.parse('2026-10-25T01:10:00Z');
    expect(localAt(second, berlin)).toBe('2026-10-25T02:10');
    expect(quietAround(second, quiet, berlin)?.endMs).toBeGreaterThanOrEqual(second);
  });

  it('move a reminder forward only, and by less than a day and an hour', () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') }),
        clock,
        clock,
        fc.constantFrom(berlin, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        (ms, from, until, zone) => {
          fc.pre(from !== until);
          const sent = outsideQuiet(ms, Infinity, { from, until }, zone);
          expect(sent).toBeGreaterThanOrEqual(ms);
          expect(sent - ms).toBeLessThanOrEqual(25 * 3_600_000);
        },
      ),
    );
  });
});
