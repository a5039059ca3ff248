import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { dosePlaceOf } from '../doses/dose-place.ts';
import { byTime, type DayView, doseGroups, hasOpen } from './dose-groups.ts';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';

const today = '2026-11-15';
const at = (time: string) => Date.parse(`${today}T${time}:00Z`);
const dose = (time: string, more: object = {}) =>
  aDose({
    slot_id: time,
    local_date_time: `${today}T${time}`,
    at: `${today}T${time}:00Z`,
    ...more,
  });
const day = [dose('08:00'), dose('12:00'), dose('14:00'), dose('20:00')];
const groupsOf = (doses: readonly DoseOccurrence[], nowMs: number, more: Partial<DayView> = {}) =>
  doseGroups(doses, { day: today, nowMs, ...more });
const shown = { day: today, zone: 'Europe/London' };
const times = (group: readonly { dose: { slot_id: string | null } }[]) =>
  group.map((each) => each.dose.slot_id);

describe('§3 today’s doses', () => {
  it('are grouped by the current time', () => {
    const groups = groupsOf(day, at('14:30'));
    expect(times(groups.unnoted)).toEqual(['08:00']);
    expect(times(groups.now)).toEqual(['12:00', '14:00']);
    expect(times(groups.later)).toEqual(['20:00']);
    expect(groups.done).toEqual([]);
  });

  it('are done once recorded, whatever the time', () => {
    const noted = dose('08:00', { log: aDoseEntry({ status: 'skipped', reason: 'sick' }) });
    expect(times(groupsOf([noted], at('23:00')).done)).toEqual(['08:00']);
  });

  it('stay in their group while their answer waits on this device, and are not open', () => {
    const log = aDoseEntry({ id: 'waiting key-1 ' });
    const groups = groupsOf([dose('08:00', { log }), dose('12:00', { log })], at('12:10'));
    expect([times(groups.unnoted), times(groups.now), groups.done]).toEqual([
      ['08:00'],
      ['12:00'],
      [],
    ]);
    expect(hasOpen(groups.now)).toBe(false);
  });

  it('are open again once undone', () => {
    const cleared = dose('08:00', { log: aDoseEntry({ status: 'cleared' }) });
    expect(times(groupsOf([cleared], at('08:10')).now)).toEqual(['08:00']);
  });

  it('are not listed before a change that brought them, unless they were planned before the medicine was entered', () => {
    const before = dose('08:00', { state: 'unasked' });
    const added = dose('12:00', { state: 'unasked', is_added: true });
    for (const view of [{}, { isPast: true }]) {
      const groups = groupsOf([before, added], at('23:00'), view);
      expect(times(groups.unnoted)).toEqual(['12:00']);
      expect([groups.now, groups.done]).toEqual([[], []]);
    }
  });

  it('wait without being due in a held cycle', () => {
    const groups = groupsOf([dose('08:00', { state: 'held' })], at('23:00'));
    expect(times(groups.held)).toEqual(['08:00']);
  });

  it('include last night’s dose as long as it may still be taken', () => {
    const evening = aDose({
      slot_id: 'evening',
      local_date: '2026-11-14',
      at: '2026-11-15T00:30:00Z',
    });
    expect(times(groupsOf([evening], at('03:30')).now)).toEqual(['evening']);
    expect(groupsOf([evening], at('05:00')).unnoted).toEqual([]);
  });

  it('name all of tomorrow’s first time as the next ones', () => {
    const tomorrow = aDose({ local_date: '2026-11-16', at: '2026-11-16T08:00:00Z' });
    const other = { ...tomorrow, slot_id: 'other', medication_name: 'Dexamethasone' };
    const later = { ...tomorrow, slot_id: 'later', at: '2026-11-16T20:00:00Z' };
    const { next } = groupsOf([tomorrow, later, other], at('22:00'));
    expect(next.map(({ dose }) => dose)).toEqual([other, tomorrow]);
  });

  it('list an as-needed dose as done on its day, until it is cleared', () => {
    const asNeeded = { slot_id: null, schedule_version_id: null };
    const taken = dose('13:00', { ...asNeeded, log: aDoseEntry() });
    const yesterday = aDose({ ...asNeeded, local_date: '2026-11-14', log: aDoseEntry() });
    const cleared = dose('13:30', { ...asNeeded, log: aDoseEntry({ status: 'cleared' }) });
    const noted = [
      dose('12:00', { log: aDoseEntry() }),
      taken,
      dose('14:00', { log: aDoseEntry() }),
    ];
    const groups = groupsOf([...noted, yesterday, cleared], at('14:30'));
    expect(groups.done.map((each) => each.dose)).toEqual(noted);
    expect([...groups.now, ...groups.unnoted, ...groups.later]).toEqual([]);
  });

  it('stay late for longer with a longer grace period', () => {
    const patient = { grace_min: 60, miss_after_min: 720 };
    expect(times(groupsOf(day, at('14:30'), { patienceOf: () => patient }).now)).toEqual([
      '08:00',
      '12:00',
      '14:00',
    ]);
  });

  it('are grouped by time', () => {
    const { now } = groupsOf([dose('08:00'), dose('08:00', { slot_id: 'b' })], at('08:10'));
    expect(byTime(now, shown)).toMatchObject([{ time: '08:00', aside: '', doses: [{}, {}] }]);
  });

  it('stay in their group after recording, however late it gets, and are done on the next visit', () => {
    const before = dose('08:00', { state: 'due' });
    const log = aDoseEntry();
    const taken = { ...before, log };
    const recorded = (isKept: boolean) =>
      new Map([[dosePlaceOf(before), { dose: before, log, isKept, atMs: at('08:10') }]]);
    for (const clock of ['08:10', '18:00']) {
      const during = groupsOf([taken], at(clock), { recorded: recorded(true) });
      expect([times(during.now), times(during.done)]).toEqual([['08:00'], []]);
      expect(hasOpen(during.now)).toBe(false);
    }
    expect(hasOpen(groupsOf([taken, dose('08:05')], at('08:10')).now)).toBe(true);
    const after = groupsOf([taken], at('08:10'), { recorded: recorded(false) });
    expect([times(after.now), times(after.done)]).toEqual([[], ['08:00']]);
  });

  it('are never due on an earlier day, and leave out the night before', () => {
    const evening = aDose({ local_date: '2026-11-14', at: '2026-11-15T00:30:00Z' });
    const groups = groupsOf([evening, ...day], at('23:30'), { isPast: true });
    expect(times(groups.unnoted)).toEqual(['08:00', '12:00', '14:00', '20:00']);
    expect(groups.now).toEqual([]);
  });

  it('are sorted by name within a time, in whatever order they are answered', () => {
    const names = ['Omeprazole', 'Dexamethasone'];
    const two = names.map((medication_name) => dose('08:00', { medication_name }));
    const { now } = groupsOf(two, at('08:10'));
    expect(now.map((each) => each.dose.medication_name)).toEqual(names.toReversed());
  });
});

describe('§3 a dose that was put off', () => {
  const putOff = dose('08:00', { postponed_until: `${today}T11:00:00Z` });
  const groupAt = (time: string): string[] =>
    Object.entries(doseGroups([putOff], { day: today, nowMs: at(time) }))
      .filter(([, doses]) => Array.isArray(doses) && doses.length > 0)
      .map(([name]) => name);

  it('is later until its new time, and due from then on', () => {
    expect(['08:30', '10:59', '11:00', '14:59', '15:00'].map(groupAt)).toEqual([
      ['later'],
      ['later'],
      ['now'],
      ['now'],
      ['unnoted'],
    ]);
  });

  it('is sorted and headed by its new time, also as “next”', () => {
    const omeprazole = dose('10:00', { medication_name: 'Omeprazole' });
    const { later } = groupsOf([putOff, omeprazole], at('08:30'));
    expect(byTime(later, shown).map(({ time }) => time)).toEqual(['10:00', '11:00']);
    const next = '2026-11-16';
    const tomorrow = (time: string, more: object = {}) => ({
      ...dose(time, { ...more, local_date: next, local_date_time: `${next}T${time}` }),
      at: `${next}T${time}:00Z`,
    });
    const first = tomorrow('10:00');
    const moved = tomorrow('08:00', { postponed_until: `${next}T11:00:00Z` });
    expect(groupsOf([moved, first], at('23:00')).next.map((each) => each.dose)).toEqual([first]);
  });

  it('keeps its place while its undo is offered, and then returns to its planned time', () => {
    const log = aDoseEntry({ at: `${today}T08:40:00Z` });
    // The server already returns it at its planned time.
    const taken = { ...putOff, log, postponed_until: null };
    const of = (isKept: boolean) =>
      groupsOf([taken, dose('10:00')], at('08:41'), {
        recorded: new Map([[dosePlaceOf(putOff), { dose: putOff, log, isKept, atMs: 0 }]]),
      });
    const headings = (group: Parameters<typeof byTime>[0]) =>
      byTime(group, shown).map(({ time }) => time);
    expect(headings(of(true).later)).toEqual(['10:00', '11:00']);
    expect([headings(of(false).later), headings(of(false).done)]).toEqual([['10:00'], ['08:00']]);
  });

  it('is at its planned time on an earlier day, which is the time that its buttons record', () => {
    const other = dose('11:00', { medication_name: 'Omeprazole' });
    const { unnoted } = groupsOf([putOff, other], at('23:30') + 24 * 60 * 60_000, { isPast: true });
    expect(byTime(unnoted, shown).map(({ time, doses }) => [time, doses.length])).toEqual([
      ['08:00', 1],
      ['11:00', 1],
    ]);
    const stillAhead = dose('23:00', { postponed_until: '2026-11-16T06:00:00Z' });
    const { later } = groupsOf([stillAhead], at('23:30'), { isPast: true });
    expect(byTime(later, shown)).toMatchObject([{ time: '06:00', aside: 'Monday' }]);
  });

  it('names the weekday if it is put off past midnight', () => {
    const late = dose('23:00', { postponed_until: '2026-11-16T00:30:00Z' });
    const { later } = groupsOf([late], at('23:10'));
    expect(byTime(later, shown)).toMatchObject([{ time: '00:30', aside: 'Monday' }]);
  });

  it('stays listed when last night’s dose is put off until this morning', () => {
    const tomorrow = '2026-11-16';
    const lastNight = dose('23:00', { postponed_until: `${tomorrow}T06:00:00Z` });
    const nowMs = Date.parse(`${tomorrow}T05:00:00Z`);
    const { later } = doseGroups([lastNight], { day: tomorrow, nowMs });
    expect(later.map((each) => each.dose)).toEqual([lastNight]);
  });
});

describe('§3 doses after a move to another zone', () => {
  it('keep the zone they were planned in and name the place', () => {
    const evening = aDose({
      local_date_time: '2026-11-15T21:00',
      time_zone: 'Europe/Berlin',
      at: '2026-11-15T20:00:00Z',
    });
    const headings = (zone: string) =>
      byTime([{ dose: evening, state: 'missed' }], { ...shown, zone });
    expect(headings('America/New_York')).toMatchObject([{ time: '21:00', aside: 'Berlin time' }]);
    // A zone with the same time is not named.
    expect(headings('Europe/Paris')).toMatchObject([{ time: '21:00', aside: '' }]);
  });
});
