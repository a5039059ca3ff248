import { buildDayLine, type LineDose } from '@caretrail/contract/dashboard/day-line';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { expect, it } from 'vitest';
import { simpleLine } from './simple-line.ts';

const dose = (name: string, day: string, clock: string) =>
  ({
    medication_name: name,
    slot_id: name,
    local_date: day,
    at: `${day}T${clock}:00Z`,
    state: 'upcoming',
    postponed_until: null,
    log: null,
    grace_min: 60,
    miss_after_min: 240,
  }) as LineDose;

const visit = (title: string, start: string) =>
  ({
    id: title,
    title,
    start,
    end: null,
    all_day: false,
    status: 'planned',
    time_zone: 'UTC',
  }) as AgendaEvent;

const today = '2026-11-17';
const evening = dose('evening', today, '20:00');
const night = dose('night', today, '22:00');
const tomorrow = dose('tomorrow', '2026-11-18', '08:00');
const call = visit('call', `${today}T16:00`);

function shown(doses: readonly LineDose[], events: readonly AgendaEvent[]) {
  const view = { day: today, zone: 'UTC', nowMs: Date.parse(`${today}T14:00Z`) };
  const whole = buildDayLine({ ...view, doses, events, nextVisit: null });
  const { entries, next } = simpleLine(whole, { ...view, doses });
  const name = (entry: (typeof entries)[number] | null) =>
    entry?.kind === 'visit' ? entry.event.title : (entry?.doses[0]?.medication_name ?? 'nothing');
  return [...entries.map(name), `next: ${name(next)}`];
}

it.each([
  ['a visit before the next doses', [evening, night], [call], ['call', 'evening', 'next: evening']],
  [
    'no visit after them',
    [evening],
    [visit('late', `${today}T21:00`)],
    ['evening', 'next: evening'],
  ],
  [
    'no second visit',
    [evening],
    [call, visit('then', `${today}T17:00`)],
    ['call', 'evening', 'next: evening'],
  ],
  ['a visit and the doses of tomorrow', [tomorrow], [call], ['call', 'next: tomorrow']],
])('the line of the simple mode has %s', (_, doses, events, expected) => {
  expect(shown(doses, events)).toEqual(expected);
});
