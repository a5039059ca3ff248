import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { expect, it } from 'vitest';
import { formatAgendaTime } from './format-agenda.ts';

const event = (fields: Partial<AgendaEvent>) =>
  ({
    start: '2026-03-06T09:30',
    end: null,
    all_day: false,
    status: 'planned',
    time_zone: 'Europe/London',
    ...fields,
  }) as AgendaEvent;

const today = '2026-03-05';
const nowMs = Date.parse(`${today}T16:28Z`);
const said = (fields: Partial<AgendaEvent>) =>
  formatAgendaTime(event(fields), { today, zone: 'Europe/London', nowMs });

it('formats a coming event as its day and time', () => {
  expect(said({})).toBe('Tomorrow at 09:30');
  expect(said({ all_day: true })).toBe('Tomorrow');
  expect(said({ start: '2026-03-09T09:30' })).toBe('Monday 9 March at 09:30');
});

it('formats an event that started before today as its last day', () => {
  expect(said({ start: '2026-03-03T00:00', end: '2026-03-12T00:00', all_day: true })).toBe(
    'Until Thursday 12 March',
  );
  expect(said({ start: '2026-03-03T00:00', end: '2026-03-05T00:00', all_day: true })).toBe(
    'Until today',
  );
  expect(said({ start: '2026-03-03T00:00', end: '2026-03-07T00:00', all_day: true })).toBe(
    'Until Saturday 7 March',
  );
});

it('formats an event in progress as "Now" with its end', () => {
  const start = `${today}T16:00`;
  expect(said({ start, end: `${today}T16:30` })).toBe('Now, until 16:30');
  expect(said({ start })).toBe('Now, since 16:00');
  expect(said({ start, end: '2026-03-06T08:00' })).toBe('Now, until tomorrow at 08:00');
  expect(said({ start: '2026-03-03T10:00', end: '2026-03-09T08:00' })).toBe(
    'Now, until Monday 9 March at 08:00',
  );
  expect(said({ start: `${today}T16:30` })).toBe('Today at 16:30');
  expect(said({ start, end: `${today}T16:28` })).toBe('Today at 16:00');
  expect(said({ start: `${today}T00:00`, all_day: true })).toBe('Today');
});

it("names the zone when it is not the patient's", () => {
  expect(said({ time_zone: 'Asia/Tokyo' })).toContain('Tokyo time');
});
