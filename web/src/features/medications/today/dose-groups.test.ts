import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { byTime, doseGroups } from './dose-groups.ts';

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
const times = (group: readonly { dose: { slot_id: string | null } }[]) =>
  group.map((each) => each.dose.slot_id);

describe('§3 today’s doses', () => {
  it('stand where the clock has them', () => {
    const groups = doseGroups(day, today, at('14:30'));
    expect(times(groups.unnoted)).toEqual(['08:00']);
    expect(times(groups.now)).toEqual(['12:00', '14:00']);
    expect(times(groups.later)).toEqual(['20:00']);
    expect(groups.done).toEqual([]);
  });

  it('what was noted is done, whatever the clock says', () => {
    const noted = dose('08:00', { log: aDoseEntry({ status: 'skipped', reason: 'sick' }) });
    expect(times(doseGroups([noted], today, at('23:00')).done)).toEqual(['08:00']);
  });

  it('what was taken back is open again', () => {
    const cleared = dose('08:00', { log: aDoseEntry({ status: 'cleared' }) });
    expect(times(doseGroups([cleared], today, at('08:10')).now)).toEqual(['08:00']);
  });

  it('a held cycle waits, and asks for nothing', () => {
    const groups = doseGroups([dose('08:00', { state: 'held' })], today, at('23:00'));
    expect(times(groups.held)).toEqual(['08:00']);
  });

  it('last night’s dose may still be taken, and is gone when it no longer may', () => {
    const evening = aDose({
      slot_id: 'evening',
      local_date: '2026-11-14',
      at: '2026-11-15T00:30:00Z',
    });
    expect(times(doseGroups([evening], today, at('03:30')).now)).toEqual(['evening']);
    expect(doseGroups([evening], today, at('05:00')).unnoted).toEqual([]);
  });

  it('the next one is tomorrow’s', () => {
    const tomorrow = aDose({ local_date: '2026-11-16', at: '2026-11-16T08:00:00Z' });
    expect(doseGroups([tomorrow], today, at('22:00')).next?.dose).toBe(tomorrow);
  });

  it('one taken as needed is done at its time, on its day, until it is taken back', () => {
    const asNeeded = { slot_id: null, schedule_version_id: null };
    const taken = dose('13:00', { ...asNeeded, log: aDoseEntry() });
    const yesterday = aDose({ ...asNeeded, local_date: '2026-11-14', log: aDoseEntry() });
    const cleared = dose('13:30', { ...asNeeded, log: aDoseEntry({ status: 'cleared' }) });
    const noted = [
      dose('12:00', { log: aDoseEntry() }),
      taken,
      dose('14:00', { log: aDoseEntry() }),
    ];
    const groups = doseGroups([...noted, yesterday, cleared], today, at('14:30'));
    expect(groups.done.map((each) => each.dose)).toEqual(noted);
    expect([...groups.now, ...groups.unnoted, ...groups.later]).toEqual([]);
  });

  it('a schedule with more patience is late for longer', () => {
    const patient = { grace_min: 60, miss_after_min: 720 };
    expect(times(doseGroups(day, today, at('14:30'), () => patient).now)).toEqual([
      '08:00',
      '12:00',
      '14:00',
    ]);
  });

  it('what is taken at the same time stands together', () => {
    const { now } = doseGroups(
      [dose('08:00'), dose('08:00', { slot_id: 'b' })],
      today,
      at('08:10'),
    );
    expect(byTime(now)).toMatchObject([{ time: '08:00', doses: [{}, {}] }]);
  });
});

describe('§3 a dose that was put off', () => {
  const putOff = dose('08:00', { postponed_until: `${today}T11:00:00Z` });
  const groupAt = (time: string): string[] =>
    Object.entries(doseGroups([putOff], today, at(time)))
      .filter(([, doses]) => Array.isArray(doses) && doses.length > 0)
      .map(([name]) => name);

  it('is later until then, and now from then on', () => {
    expect(['08:30', '10:59', '11:00', '14:59', '15:00'].map(groupAt)).toEqual([
      ['later'],
      ['later'],
      ['now'],
      ['now'],
      ['unnoted'],
    ]);
  });

  it('of last night stays in sight while it is put off until this morning', () => {
    const tomorrow = '2026-11-16';
    const lastNight = dose('23:00', { postponed_until: `${tomorrow}T06:00:00Z` });
    const { later } = doseGroups([lastNight], tomorrow, Date.parse(`${tomorrow}T05:00:00Z`));
    expect(later.map((each) => each.dose)).toEqual([lastNight]);
  });
});
