import { expect, it } from 'vitest';
import { isoOf, instantOf } from '../time/zoned.ts';
import { dosesDueNow } from './due-now.ts';
import type { DayDose } from './schema.ts';

const zone = 'Europe/Berlin';
const day = '2026-11-17';
const msAt = (clock: string): number => instantOf(`${day}T${clock}`, zone);

const dose = (name: string, clock: string, changes: Partial<DayDose> = {}) =>
  ({
    medication_name: name,
    slot_id: name,
    local_date: day,
    local_date_time: `${day}T${clock}`,
    time_zone: zone,
    at: isoOf(msAt(clock)),
    state: 'upcoming',
    postponed_until: null,
    log: null,
    grace_min: 60,
    miss_after_min: 240,
    ...changes,
  }) as DayDose;

const doses = [
  dose('due', '08:00'),
  dose('late', '06:30'),
  dose('put off', '08:00', { postponed_until: isoOf(msAt('12:00')) }),
  dose('on hold', '08:00', { state: 'held' }),
  dose('taken', '08:00', { log: { status: 'taken', at: isoOf(msAt('08:02')) } as DayDose['log'] }),
  dose('evening', '20:00'),
];

it.each([
  ['05:00', 0],
  ['08:10', 2],
  ['20:10', 1],
])('at %s, %i doses are due', (clock, count) => {
  const shown = { now: isoOf(msAt('05:00')), time_zone: zone, doses };
  expect(dosesDueNow(shown, msAt(clock))).toBe(count);
});
