import { afterEach, describe, expect, it } from 'vitest';
import medications from '../../languages/de/medications.json' with { type: 'json' };
import time from '../../languages/de/time.json' with { type: 'json' };
import { english, takeLanguageFrom } from '../i18n/current-language.ts';
import { registerCatalogue } from '../i18n/messages.ts';
import type { DayOfMonth } from '../time/month-days.ts';
import { formatDayTotal, formatPhase, formatSchedule } from './format-schedule.ts';
import { phase, slot } from './testing/regimens.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...medications,
  ...time,
};

afterEach(() => {
  takeLanguageFrom(() => english);
});

const monthly = (on: DayOfMonth, every = 1, anchor = '2026-01-20') =>
  phase(1, {
    pattern: { kind: 'monthly', every, on, anchor },
    slots: [slot('a', '08:00', { strength: '1000 µg', count: 1 })],
  });
const monday: DayOfMonth = { kind: 'weekday', nth: 1, weekday: 'mon' };
describe('§3 a medicine taken by months in a sentence', () => {
  it.each<[DayOfMonth, number, string, string]>([
    [
      monday,
      1,
      'On the first Monday of each month at 08:00: 1000 µg',
      'Am ersten Montag jedes Monats um 08:00 Uhr: 1000 µg',
    ],
    [
      { kind: 'date', day: 15 },
      1,
      'On day 15 of each month at 08:00: 1000 µg',
      'Am 15. jedes Monats um 08:00 Uhr: 1000 µg',
    ],
    [
      { kind: 'date', day: 31 },
      1,
      'On day 31 of each month (the last day of a shorter month) at 08:00: 1000 µg',
      'Am 31. jedes Monats (am letzten Tag eines kürzeren Monats) um 08:00 Uhr: 1000 µg',
    ],
    [
      { kind: 'last_day' },
      1,
      'On the last day of each month at 08:00: 1000 µg',
      'Am letzten Tag jedes Monats um 08:00 Uhr: 1000 µg',
    ],
    [
      { kind: 'date', day: 15 },
      6,
      'Every 6 months on day 15 (February and August) at 08:00: 1000 µg',
      'Alle 6 Monate am 15. (Februar und August) um 08:00 Uhr: 1000 µg',
    ],
    [
      { ...monday, nth: -1 },
      12,
      'Every 12 months on the last Monday (January) at 08:00: 1000 µg',
      'Alle 12 Monate am letzten Montag (Januar) um 08:00 Uhr: 1000 µg',
    ],
    [
      monday,
      5,
      'Every 5 months on the first Monday (counted from February 2026) at 08:00: 1000 µg',
      'Alle 5 Monate am ersten Montag (gezählt ab Februar 2026) um 08:00 Uhr: 1000 µg',
    ],
  ])('on %j, every %i', (on, every, inEnglish, inGerman) => {
    expect(formatSchedule([monthly(on, every)])).toBe(inEnglish);
    registerCatalogue('de', (section, key) => sections[section]?.[key]);
    takeLanguageFrom(() => german);
    expect(formatSchedule([monthly(on, every)])).toBe(inGerman);
  });

  it('the amount is never one of a day', () => {
    expect(formatDayTotal(monthly(monday))).toBe('1000 µg on the first Monday of each month');
    expect(formatPhase(monthly({ kind: 'date', day: 29 }, 2), 'within')).toBe(
      'every other month on day 29, or the last day of a shorter month (January, March, May, July, September and November) at 08:00',
    );
  });
});
