import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import { describe, expect, it } from 'vitest';
import { anotherWords } from './another-words.ts';

const nowMs = Date.parse('2026-11-15T16:25:00Z');
const clock = { nowMs, today: '2026-11-15', zone: 'Europe/London' };
const pattern = { max_per_day: 4, min_gap_min: 360 };
const wordsAfter = (...minutesAgo: number[]): string[] => {
  const takenMs = minutesAgo.map((ago) => nowMs - ago * 60_000);
  return anotherWords(pattern, asNeededAt(pattern, takenMs, nowMs), clock);
};

describe('§3 one more dose as needed', () => {
  it('is noted at once when nothing speaks against it', () => {
    expect(wordsAfter()).toEqual([]);
    expect(wordsAfter(361)).toEqual([]);
  });

  it('too soon, it says when the last one was and what is planned', () => {
    expect(wordsAfter(1, 800)).toEqual([
      'You took it 1 minute ago, at 16:24. At least 6 hours apart are planned.',
    ]);
  });

  it('beyond the most of a day it says how many there were', () => {
    expect(wordsAfter(400, 800, 1200, 1400)).toEqual([
      'You took it 6 hours 40 minutes ago, at 09:45.',
      '4 doses are noted in the last 24 hours. At most 4 are planned.',
    ]);
  });

  it('says both where both are so, and yesterday by its name', () => {
    const earlier = { nowMs: Date.parse('2026-11-15T00:10:00Z'), today: '2026-11-15', zone: 'UTC' };
    const once = { max_per_day: 1, min_gap_min: 90 };
    const state = asNeededAt(once, [earlier.nowMs - 3_600_000], earlier.nowMs);
    expect(anotherWords(once, state, earlier)).toEqual([
      'You took it 1 hour ago, yesterday at 23:10. At least 1 hour 30 minutes apart are planned.',
      '1 dose is noted in the last 24 hours. At most 1 is planned.',
    ]);
  });
});
