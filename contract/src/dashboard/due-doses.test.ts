import { expect, it } from 'vitest';
import type { DoseOccurrence, DoseState } from '../medications/doses.ts';
import { countToday, dueDoses } from './due-doses.ts';

const dose = (local_date_time: string, state: DoseState, slot_id: string | null = 'a') =>
  ({
    postponed_until: null,
    local_date: local_date_time.slice(0, 10),
    local_date_time,
    at: `${local_date_time}:00.000Z`,
    state,
    slot_id,
  }) as DoseOccurrence;

const doses = [
  dose('2026-03-14T08:00', 'missed'),
  dose('2026-03-14T22:00', 'late'),
  dose('2026-03-15T06:00', 'missed'),
  dose('2026-03-15T07:00', 'taken'),
  dose('2026-03-15T07:30', 'taken', null),
  dose('2026-03-15T08:00', 'due'),
  dose('2026-03-15T12:00', 'held'),
  dose('2026-03-15T20:00', 'upcoming'),
  dose('2026-03-15T20:00', 'upcoming', 'b'),
  dose('2026-03-15T22:00', 'upcoming'),
];

it('lists open doses, those missed today, and all the next ones', () => {
  const shown = dueDoses(doses, '2026-03-15').map(({ local_date_time, state }) => [
    local_date_time.slice(5),
    state,
  ]);
  expect(shown).toEqual([
    ['03-14T22:00', 'late'],
    ['03-15T06:00', 'missed'],
    ['03-15T08:00', 'due'],
    ['03-15T20:00', 'upcoming'],
    ['03-15T20:00', 'upcoming'],
  ]);
});

it('counts what was planned today, not what was taken as needed or is on hold', () => {
  expect(countToday(doses, '2026-03-15')).toEqual({ taken: 1, planned: 6 });
});

it('shows postponed doses, and still shows the next planned ones', () => {
  const putOff = {
    ...dose('2026-03-15T08:00', 'upcoming', 'c'),
    postponed_until: '2026-03-15T21:00:00.000Z',
  };
  const shown = dueDoses([putOff, ...doses.slice(7)], '2026-03-15');
  expect(shown.map(({ local_date_time }) => local_date_time.slice(11))).toEqual([
    '08:00',
    '20:00',
    '20:00',
  ]);
});
