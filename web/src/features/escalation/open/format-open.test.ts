import type { OpenEscalation } from '@caretrail/contract/circle/escalation-schema';
import { expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { formatOpenDose, formatProgress, groupOpen, stillOpen } from './format-open.ts';

const zone = 'Europe/London';
const nowMs = Date.parse('2026-11-15T08:45:00Z');
const overview = {
  time_zone: zone,
  people: [
    { helper_id: 'anna', name: 'Anna', may_be_told: true },
    { helper_id: 'ben', name: 'Ben', may_be_told: true },
  ],
};
const anOpen = (changes: Partial<OpenEscalation> = {}): OpenEscalation => ({
  key: 'dose 1',
  medication_id: 'medicine',
  medication_name: 'Levetiracetam',
  amount: '1 × 500 mg',
  local_date_time: '2026-11-15T08:00',
  time_zone: zone,
  told: [{ helper_id: 'anna', at: '2026-11-15T08:30:00Z' }],
  on_it: null,
  next: { helper_id: 'ben', at: '2026-11-15T09:00:00Z' },
  ...changes,
});
const progressOf = (changes: Partial<OpenEscalation>, me?: string): string[] =>
  groupOpen([anOpen(changes)]).flatMap((group) =>
    formatProgress(group, overview, { me, nowMs, zone }),
  );

it('D11 names the dose, since when, who was told and who is next', () => {
  expect(formatOpenDose(anOpen(), overview, { nowMs, zone })).toBe(
    'Levetiracetam · 1 × 500 mg · planned today at 08:00',
  );
  expect(progressOf({})).toEqual([
    'Anna was told today at 08:30.',
    'If it is still not recorded, Ben is told today at 09:00.',
  ]);
  expect(progressOf({}, 'ben')[1]).toBe(
    'If it is still not recorded, you are told today at 09:00.',
  );
});

it('gives times on the patient’s clock, also of a dose that was planned elsewhere', () => {
  const inBerlin = anOpen({ local_date_time: '2026-11-15T09:00', time_zone: 'Europe/Berlin' });
  expect(formatOpenDose(inBerlin, overview, { nowMs, zone })).toContain('planned today at 08:00');
});

it('says whose clock it is where that of the reader differs', () => {
  const reader = { me: 'anna', nowMs, zone: 'Europe/Berlin' };
  const onIt = { helper_id: 'anna', until: '2026-11-15T09:40:00Z' };
  expect(formatOpenDose(anOpen(), overview, reader)).toContain('today at 08:00 (London time)');
  const [group] = groupOpen([anOpen({ on_it: onIt })]);
  expect(group === undefined ? [] : formatProgress(group, overview, reader)).toEqual([
    'You were told today at 08:30 (London time).',
    'You are on it until 09:40 (London time). No one else is told before then.',
    'If it is still not recorded, Ben is told today at 09:00 (London time).',
  ]);
});

it.each([
  [
    'someone is on it',
    { on_it: { helper_id: 'anna', until: '2026-11-15T09:40:00Z' } },
    'Anna is on it until 09:40.',
  ],
  ['all were told', { next: null }, 'Everyone on the list has been told.'],
  [
    'no one can be told',
    { told: [], next: null },
    'No one can be told: no one on the list can see these medicines.',
  ],
  [
    'a person has left',
    { told: [{ helper_id: null, at: '2026-11-15T08:30:00Z' }] },
    'A former helper was told today at 08:30.',
  ],
] as const)('says so where %s', (_, changes, line) => {
  expect(
    progressOf({ ...changes, told: 'told' in changes ? [...changes.told] : anOpen().told }),
  ).toContain(line);
});

it('says together what is true of several doses', () => {
  const groups = groupOpen([
    anOpen({ key: 'late', local_date_time: '2026-11-15T08:15' }),
    anOpen({ key: 'one' }),
    anOpen({ key: 'two' }),
  ]);
  expect(groups.map(({ doses }) => doses.map(({ key }) => key))).toEqual([
    ['one', 'two'],
    ['late'],
  ]);
});

it('ends with the record of the dose, but not while that waits on this device', () => {
  const dose = { ...aDose(), medication_id: 'medicine', at: '2026-11-15T08:00:00Z' };
  const entry = aDoseEntry({ status: 'taken' });
  expect(stillOpen([anOpen()], [{ ...dose, log: entry }])).toEqual([]);
  expect(stillOpen([anOpen()], [{ ...dose, log: null }])).toHaveLength(1);
  expect(stillOpen([anOpen()], [{ ...dose, at: '2026-11-15T20:00:00Z', log: entry }])).toHaveLength(
    1,
  );
  const waiting = aDoseEntry({ id: 'waiting 1' });
  expect(stillOpen([anOpen()], [{ ...dose, log: waiting }])).toHaveLength(1);
});
