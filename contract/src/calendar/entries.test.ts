import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { aSession, aTreatment } from '../treatments/testing/a-treatment.ts';
import { calendarEntries, type CalendarRecord, type CalendarVisit, writeVisit } from './entries.ts';
import { readCalendar } from './testing/read-calendar.ts';

const visit = (changes: Partial<CalendarVisit> = {}): CalendarVisit => ({
  id: 'a',
  event_type: 'Scan',
  title: 'MRI of the head',
  start: '2026-03-05T09:30',
  end: null,
  time_zone: 'Europe/Berlin',
  all_day: false,
  status: 'planned',
  location_id: null,
  location_name: '',
  treatment_id: null,
  preparation: '',
  version: 3,
  updated_at: '2026-03-01T10:00:00.000Z',
  ...changes,
});
const shown = { mode: 'full', changedAt: '2026-01-01T00:00:00.000Z' } as const;
const day = { today: '2026-03-05', zone: 'Europe/Berlin' };
const entriesOf = (record: Partial<CalendarRecord>) =>
  calendarEntries({ visits: [], treatments: [], places: [], ...record }, shown, day);
const span = (start: string, end: string | null, time_zone: string) =>
  readCalendar(writeVisit(visit({ start, end, time_zone }), undefined, 'full')).entries.map(
    (entry) => [entry.start, entry.end],
  )[0];

describe('§3 visits in a calendar', () => {
  it.each([
    // Clocks jump over 02:30; it is the first time that exists.
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T04:00', '01:00', '02:00'],
    // It comes twice; the first counts.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T03:30', '00:30', '02:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T02:30', '05:30', '07:30'],
    // Put back by half an hour.
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T02:15', '14:45', '15:45'],
  ])('are at the time of their zone when clocks change: %s', (zone, start, end, from, to) => {
    const at = span(start, end, zone)?.map((iso) => iso.slice(11, 16));
    expect(at).toEqual([from, to]);
  });

  it('last an hour where no end is known', () => {
    expect(span('2026-03-05T09:30', null, 'UTC')).toEqual([
      '2026-03-05T09:30:00.000Z',
      '2026-03-05T10:30:00.000Z',
    ]);
  });

  it('that a session was added as too are there once', () => {
    const sessions = ['2026-03-06', '2026-03-09'].map((date) => aSession({ id: date, date }));
    const treatment = aTreatment({ id: 't', type: 'radiotherapy', version: 7, sessions });
    const written = visit({
      treatment_id: 't',
      event_type: 'Treatment',
      start: '2026-03-06T08:00',
    });
    const entries = entriesOf({ visits: [written], treatments: [treatment] });
    expect(entries.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      ['a', 2],
      ['2026-03-09', 6],
    ]);
    expect(entriesOf({ treatments: [{ ...treatment, status: 'on-hold' }] })).toEqual([]);
  });

  it('are as new as the visit, its place, or what was chosen to be shown', () => {
    const place = { name: 'P', address_lines: [], city: '', postcode: '', region: '', country: '' };
    const newer = { ...place, id: 'p', updated_at: '2026-03-02T10:00:00.000Z' };
    const changed = (mode: 'discreet' | 'full', changedAt: string) =>
      calendarEntries(
        { visits: [visit({ location_id: 'p' })], treatments: [], places: [newer] },
        { mode, changedAt },
        day,
      ).map(({ changedMs }) =>
        new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).format(changedMs),
      );
    expect(changed('full', shown.changedAt)).toEqual(['02/03/2026']);
    expect(changed('discreet', shown.changedAt)).toEqual(['01/03/2026']);
    expect(changed('discreet', '2026-03-04T10:00:00.000Z')).toEqual(['04/03/2026']);
  });

  it('end in a year of four digits, and are so many at most, the first of them', () => {
    const many = Array.from({ length: limits.calendar.entries + 1 }, (_, index) =>
      visit({ id: String(index), start: index === 0 ? '2027-03-05T09:30' : '2026-03-05T09:30' }),
    );
    const entries = entriesOf({ visits: many });
    expect([entries.length, entries.some(({ uid }) => uid === '0')]).toEqual([2000, false]);
    for (const all_day of [true, false]) {
      const endless = visit({ all_day, end: '9999-12-31T23:59', time_zone: 'America/New_York' });
      const [read] = readCalendar(writeVisit(endless, undefined, 'full')).entries;
      expect(read?.end).toMatch(/^9999-12-3/);
    }
  });
});
