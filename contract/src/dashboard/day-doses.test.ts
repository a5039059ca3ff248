import { expect, it } from 'vitest';
import type { DoseOccurrence, DoseState } from '../medications/doses.ts';
import { countPlanned, countRecorded, dayDoses } from './day-doses.ts';

const dose = (local_date_time: string, state: DoseState, slot_id: string | null = 'a') =>
  ({
    postponed_until: null,
    local_date: local_date_time.slice(0, 10),
    local_date_time,
    at: `${local_date_time}:00.000Z`,
    state,
    slot_id,
    log: state === 'taken' || state === 'skipped' ? { status: state } : null,
  }) as DoseOccurrence;

const day = '2026-03-15';
const doses = [
  dose('2026-03-14T07:00', 'taken'),
  dose('2026-03-14T08:00', 'missed'),
  dose('2026-03-14T22:00', 'late'),
  dose('2026-03-15T05:00', 'unasked'),
  dose('2026-03-15T06:00', 'missed'),
  dose('2026-03-15T07:00', 'taken'),
  dose('2026-03-15T07:30', 'taken', null),
  dose('2026-03-15T08:00', 'skipped'),
  dose('2026-03-15T12:00', 'held'),
  dose('2026-03-15T20:00', 'upcoming'),
  dose('2026-03-16T08:00', 'upcoming'),
  dose('2026-03-16T08:00', 'upcoming', 'b'),
  dose('2026-03-16T20:00', 'upcoming'),
];

it('lists the whole day, what is open since the evening before, and the next doses after the day', () => {
  const shown = dayDoses(doses, day).map(({ local_date_time, state }) => [
    local_date_time.slice(5),
    state,
  ]);
  expect(shown).toEqual([
    ['03-14T22:00', 'late'],
    ['03-15T06:00', 'missed'],
    ['03-15T07:00', 'taken'],
    ['03-15T07:30', 'taken'],
    ['03-15T08:00', 'skipped'],
    ['03-15T12:00', 'held'],
    ['03-15T20:00', 'upcoming'],
    ['03-16T08:00', 'upcoming'],
    ['03-16T08:00', 'upcoming'],
  ]);
});

it('lists a dose of the evening before that was put off until this morning', () => {
  const putOff = {
    ...dose('2026-03-14T22:00', 'upcoming', 'c'),
    postponed_until: '2026-03-15T06:00:00.000Z',
  };
  expect(dayDoses([putOff], day)).toEqual([putOff]);
});

it('counts what was taken and what was skipped of what was planned apart, not what was taken as needed or is on hold', () => {
  expect(countRecorded(doses, day)).toEqual({ taken: 1, skipped: 1, planned: 4 });
  expect(countPlanned(doses, '2026-03-16')).toBe(3);
});

it('lists and counts a dose from before the medicine was entered: “all recorded” would be untrue', () => {
  const before = { ...dose('2026-03-15T05:00', 'unasked'), is_added: true };
  const now = dose('2026-03-15T07:00', 'taken');
  expect(dayDoses([before, now], day)).toEqual([before, now]);
  expect(countRecorded([before, now], day)).toEqual({ taken: 1, skipped: 0, planned: 2 });
  const recorded = dose('2026-03-15T05:00', 'taken');
  expect(countRecorded([recorded, now], day)).toEqual({ taken: 2, skipped: 0, planned: 2 });
});

it('does not count a record that was cleared', () => {
  const cleared = { ...dose('2026-03-15T08:00', 'due'), log: { status: 'cleared' } };
  expect(countRecorded([cleared as DoseOccurrence], day)).toEqual({
    taken: 0,
    skipped: 0,
    planned: 1,
  });
});
