import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { amountWords, momentWords, sinceWords } from '../../../shell/doses/dose-words.ts';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseAndWords, scheduleLines } from './schedule-lines.ts';

const today = '2026-11-15';

describe('§3 a medicine in words', () => {
  it.each([
    ['2026-11-15T20:00', 'Today at 20:00'],
    ['2026-11-16T08:00', 'Tomorrow at 08:00'],
    ['2026-12-04T21:00', 'Friday 4 December at 21:00'],
  ])('%s is said as %s', (local, words) => {
    expect(momentWords(local, today)).toBe(words);
  });

  it('the time since a dose is said in hours and minutes', () => {
    expect(sinceWords(30_000)).toBe('just now');
    expect(sinceWords(200 * 60_000)).toBe('3 hours 20 minutes ago');
  });

  it('half past midnight is still the day before', () => {
    expect(doseDayAt(Date.parse('2026-11-15T00:30:00Z'), 'Europe/London')).toBe('2026-11-14');
    expect(doseDayAt(Date.parse('2026-11-15T03:00:00Z'), 'Europe/London')).toBe(today);
  });

  it('capsules are listed, else the dose is said as it was written', () => {
    expect(amountWords([{ strength: '20 mg', count: 2 }], 'x')).toBe('2 × 20 mg (40 mg)');
    expect(amountWords([], 'one spoon')).toBe('one spoon');
  });

  it('a taper is said step by step', () => {
    expect(scheduleLines(regimens.dexamethasone)).toEqual([
      { words: 'Every day at 08:00', dose: '4 × 2 mg', days: '1 to 5 February 2026' },
      { words: 'Every day at 08:00', dose: '3 × 2 mg', days: '6 to 10 February 2026' },
      { words: 'Every day at 08:00', dose: '2 × 2 mg', days: '11 to 15 February 2026' },
      { words: 'Every day at 08:00', dose: '1 × 2 mg', days: '16 to 20 February 2026' },
    ]);
  });

  it('a step is said with its dose first', () => {
    expect(doseAndWords({ dose: '4 × 2 mg', words: 'Every day at 08:00' })).toBe(
      '4 × 2 mg, every day at 08:00',
    );
    expect(doseAndWords({ dose: '', words: 'Every day at 08:00' })).toBe('Every day at 08:00');
  });

  it('one without an end is said from its first day', () => {
    expect(scheduleLines(regimens.levetiracetam)).toEqual([
      { words: 'Every day at 08:00 and 20:00', dose: '1 × 500 mg', days: 'From 1 January 2026' },
    ]);
  });
});
