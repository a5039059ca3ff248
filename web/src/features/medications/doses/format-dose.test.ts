import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import {
  dueValues,
  formatEarlierPlan,
  formatEntry,
  formatKeptEntry,
  formatNext,
  formatUntil,
  momentOf,
  plannedBefore,
  plannedClock,
} from './format-dose.ts';
import { laterDialogTexts } from './later-dialog-texts.ts';
import { earlyTexts } from './dialog-texts.ts';
import { momentTexts } from './texts.ts';

const zone = 'Europe/London';
const today = '2026-11-15';
const dueAt = (...due: Parameters<typeof dueValues>): string =>
  momentTexts.first(dueValues(...due));

describe('§3 a dose that was put off', () => {
  const dose = aDose({ postponed_until: '2026-11-15T11:00:00Z' });

  it('is formatted with its new and its planned time', () => {
    expect(dueAt({ ...dose, state: 'upcoming' }, today, zone)).toBe('Today at 11:00');
    expect(dueAt({ ...dose, state: 'taken' }, today, zone)).toBe('Today at 08:00');
    expect(formatUntil(dose, '2026-11-15T11:00:00Z', zone)).toBe('11:00');
    expect(plannedBefore(dose, '2026-11-15T11:00:00Z', zone)).toBe('08:00');
  });

  it('names both weekdays if midnight lies between', () => {
    const late = aDose({ local_date_time: '2026-11-15T23:00', at: '2026-11-15T23:00:00Z' });
    expect(formatUntil(late, '2026-11-16T00:30:00Z', zone)).toBe('Monday at 00:30');
    expect(plannedBefore(late, '2026-11-16T00:30:00Z', zone)).toBe('Sunday at 23:00');
  });
});

describe('a dose that an earlier plan had', () => {
  const dose = (logged_at: string, changes: object = {}) =>
    aDose({ log: aDoseEntry({ logged_at }), is_of_earlier_plan: true, ...changes });

  it('names when its record arrived, where that was long after it was taken', () => {
    expect(formatEarlierPlan(dose('2026-11-15T14:30:00Z'), today, zone)).toBe(
      'From your plan at that time. The record arrived today at 14:30.',
    );
    expect(formatEarlierPlan(dose('2026-11-15T08:06:00Z'), today, zone)).toBeNull();
    const ofNow = dose('2026-11-15T14:30:00Z', { is_of_earlier_plan: undefined });
    expect(formatEarlierPlan(ofNow, today, zone)).toBeNull();
  });
});

it('§3 names the time of a dose that is hours away, and its day if it is another', () => {
  const dose = aDose({ local_date_time: '2026-11-15T21:00', at: '2026-11-15T21:00:00Z' });
  const asked = (...due: Parameters<typeof dueValues>) =>
    earlyTexts.heading(dueValues(...due)).replace('. Have you already taken it?', '');
  expect(asked(dose, today, zone)).toBe('This dose is for 21:00');
  expect(asked({ ...dose, postponed_until: '2026-11-16T00:30:00Z' }, today, zone)).toBe(
    'This dose is for tomorrow at 00:30',
  );
  expect(asked(dose, { night: today }, zone)).toBe('This dose is for Sunday at 21:00');
});

describe('§3 after a move from Berlin to New York', () => {
  const here = 'America/New_York';
  const dose = aDose({
    local_date_time: '2026-11-14T21:00',
    time_zone: 'Europe/Berlin',
    at: '2026-11-14T20:00:00Z',
  });

  it('keeps the zone of planned and recorded times and names the place', () => {
    expect(plannedClock(dose, here)).toBe('21:00 (Berlin time)');
    expect(dueAt(dose, today, here)).toBe('Yesterday at 21:00 (Berlin time)');
    const there = aDoseEntry({ at: '2026-11-14T20:05:00Z', time_zone: 'Europe/Berlin' });
    expect(formatEntry(there, today, here)).toBe('Taken yesterday at 21:05 (Berlin time)');
    expect(formatKeptEntry(there, '2026-11-14', today, here)).toBe('Taken at 21:05 (Berlin time)');
  });

  it('names no place for entries of this zone or of one with the same time', () => {
    const late = aDoseEntry({ at: '2026-11-14T23:10:00Z', time_zone: here });
    expect(formatEntry(late, today, here)).toBe('Taken yesterday at 18:10');
    expect(plannedClock(dose, 'Europe/Paris')).toBe('21:00');
  });

  it('shows a dose that was put off here in the local time', () => {
    const putOff = { ...dose, postponed_until: '2026-11-14T23:00:00Z' };
    expect(dueAt(putOff, '2026-11-14', here)).toBe('Today at 18:00');
    expect(plannedBefore(putOff, '2026-11-14T23:00:00Z', here)).toBe('21:00 (Berlin time)');
  });
});

describe('§3 between midnight and three', () => {
  // Monday by the calendar; the doses are still those of Sunday.
  const night = dayNow(Date.parse('2026-11-16T00:30:00Z'), zone);

  it('names days by weekday, since “today” is ambiguous', () => {
    const at = ['2026-11-15T21:00', '2026-11-16T00:10', '2026-11-16T08:00', '2026-11-17T08:00'];
    expect(at.map((local) => formatNext(local, night))).toEqual([
      'Next: Sunday at 21:00',
      'Next: Monday at 00:10',
      'Next: Monday at 08:00',
      'Next: Tuesday at 08:00',
    ]);
    expect(formatNext('2026-11-02T21:00', night)).toBe('Next: Monday 2\u00a0November at 21:00');
    expect(laterDialogTexts.dueAgain(momentOf('2026-11-16T00:45:00Z', night, zone))).toBe(
      'due again on Monday at 00:45',
    );
    const entry = aDoseEntry({ at: '2026-11-16T00:10:00Z' });
    expect(formatEntry(entry, night, zone)).toBe('Taken on Monday at 00:10');
    expect(formatKeptEntry(entry, today, night, zone)).toBe('Taken on Monday at 00:10');
  });

  it('uses “today” again from 03:00 on', () => {
    const day = dayNow(Date.parse('2026-11-16T03:00:00Z'), zone);
    expect(formatNext('2026-11-15T21:00', day)).toBe('Next: yesterday at 21:00');
    expect(formatNext('2027-01-31T08:00', day)).toBe('Next: Sunday 31\u00a0January 2027 at 08:00');
    expect(laterDialogTexts.dueAgain(momentOf('2026-11-16T03:15:00Z', day, zone))).toBe(
      'due again at 03:15',
    );
  });
});
