import { expect, it } from 'vitest';
import { isTimeZone } from '../dates.ts';
import { dayClocksOf } from './day-clocks.ts';
import { rememberedZones } from './zone-names.ts';
import { offsetAt } from './zone-offset.ts';

/** 'America/Argentina/Buenos_Aires' in the given number of spellings by case. */
function waysToWrite(count: number): string[] {
  const letters = 'america/argentina/buenos_aires'.split('');
  return Array.from({ length: count }, (_, way) =>
    letters.map((letter, at) => ((way >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
}

it('treats all spellings of a zone as one, and caches it once', () => {
  const before = rememberedZones().zones;
  const summer = Date.UTC(2026, 6, 1);
  for (const name of waysToWrite(3000)) {
    expect(isTimeZone(name)).toBe(true);
    expect(offsetAt(name, summer)).toBe(-3 * 3_600_000);
  }
  const [one, other] = waysToWrite(2).map((name) => dayClocksOf(name));
  expect(one).toBe(other);
  const { names, zones } = rememberedZones();
  expect(names).toBeLessThanOrEqual(2000);
  expect(zones).toBeLessThanOrEqual(before + 1);
});

it.each(['Mars/Base', '', '+01:00', 'Europe/Berlin ', 'x'.repeat(65)])(
  'rejects %j as a zone, and does not cache it as one',
  (name) => {
    const before = rememberedZones();
    expect(isTimeZone(name)).toBe(false);
    expect(rememberedZones()).toEqual(before);
  },
);
