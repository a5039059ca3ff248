import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, instantOf, localAt } from './zoned.ts';

const iso = (local: string, zone: string): string => new Date(instantOf(local, zone)).toISOString();

describe('§3 a local date and time is an instant', () => {
  it.each([
    ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-12-31T23:59', 'Asia/Kathmandu', '2026-12-31T18:14:00.000Z'],
    ['2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['1900-01-01T12:00', 'UTC', '1900-01-01T12:00:00.000Z'],
  ])('%s in %s', (local, zone, expected) => {
    expect(iso(local, zone)).toBe(expected);
  });

  it.each([
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:00'],
    ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-04T02:30'],
    ['2011-12-30T09:00', 'Pacific/Apia', '2011-12-31T00:00'],
  ])('%s is skipped by the clocks of %s and becomes the first time after', (local, zone, shown) => {
    expect(localAt(instantOf(local, zone), zone)).toBe(shown);
  });

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s comes twice in %s and is the first', (local, zone, expected) => {
    expect(iso(local, zone)).toBe(expected);
  });

  it('the day at an instant is that of the zone', () => {
    const ms = Date.parse('2026-11-15T23:30:00Z');
    expect(dateAt(ms, 'UTC')).toBe('2026-11-15');
    expect(dateAt(ms, 'Europe/Berlin')).toBe('2026-11-16');
    expect(dateAt(ms, 'America/New_York')).toBe('2026-11-15');
  });

  it('every clock that is shown leads back to the same clock', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    const from = Date.parse('1990-01-01T00:00:00Z');
    const to = Date.parse('2040-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: to }), (zone, ms) => {
        const local = localAt(ms, zone);
        const instant = instantOf(local, zone);
        expect(localAt(instant, zone)).toBe(local);
        expect(instant).toBeLessThanOrEqual(ms);
      }),
    );
  });

  it('a later clock is never an earlier instant', () => {
    const minutes = fc.integer({ min: 0, max: 48 * 60 });
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-08', '2026-11-01'),
        minutes,
        minutes,
        (day, one, other) => {
          const localAfter = (m: number): string =>
            localAt(Date.parse(`${day}T00:00:00Z`) + m * 60_000, 'UTC');
          const [early, late] = one < other ? [one, other] : [other, one];
          const zone = 'America/New_York';
          expect(instantOf(localAfter(early), zone)).toBeLessThanOrEqual(
            instantOf(localAfter(late), zone),
          );
        },
      ),
    );
  });
});
