import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from './schema.ts';
import { stretchesOf, visitsOf } from './visits.ts';

let made = 0;
const entry = (clock: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: `entry ${(made += 1)}`,
  at: `2026-11-19T${clock}:00.000Z`,
  helper_id: 'anna',
  name: 'Anna',
  device: 'Firefox on Android',
  act: 'read',
  areas: ['medication'],
  call: 'medications.history',
  action: null,
  object_type: null,
  object_id: null,
  ...more,
});

describe('D10 the ledger as visits', () => {
  it('is one visit while no pause is longer than 15 minutes', () => {
    const visits = visitsOf([
      entry('14:40'),
      entry('14:09', { areas: ['calendar'] }),
      entry('14:05', { act: 'write' }),
      entry('13:50'),
    ]);
    expect(visits).toMatchObject([
      { from: '2026-11-19T14:40:00.000Z', to: '2026-11-19T14:40:00.000Z', entries: 1 },
      {
        name: 'Anna',
        from: '2026-11-19T13:50:00.000Z',
        to: '2026-11-19T14:09:00.000Z',
        looked_at: ['calendar', 'medication'],
        wrote_in: ['medication'],
        entries: 3,
      },
    ]);
  });

  it('keeps people and devices apart, also at the same time', () => {
    const visits = visitsOf([
      entry('14:03'),
      entry('14:02', { helper_id: 'ben', name: 'Ben' }),
      entry('14:01'),
      entry('14:00', { device: 'Safari on iPad' }),
    ]);
    expect(visits.map(({ name, device, entries }) => [name, device, entries])).toEqual([
      ['Anna', 'Firefox on Android', 2],
      ['Ben', 'Firefox on Android', 1],
      ['Anna', 'Safari on iPad', 1],
    ]);
  });

  it('says what was done to the record as a whole, once', () => {
    const whole: Partial<LedgerEntry> = { act: 'write', areas: [] };
    const [visit] = visitsOf([
      entry('14:03', { ...whole, action: 'take-over.withdrawn' }),
      entry('14:02', { ...whole, action: 'take-over.requested' }),
      entry('14:01', { ...whole, action: 'take-over.requested' }),
      entry('14:00', { act: 'write', action: 'dose.logged' }),
    ]);
    expect(visit).toMatchObject({
      wrote_in: ['medication'],
      did: ['take-over.requested', 'take-over.withdrawn'],
    });
  });

  it('comes in stretches, between which no one looked', () => {
    const entries = [
      entry('14:40'),
      entry('14:20', { name: 'Ben' }),
      entry('14:10'),
      entry('13:00'),
    ];
    expect(stretchesOf(entries).map(({ length }) => length)).toEqual([1, 2, 1]);
  });

  it('is empty without entries', () => {
    expect(visitsOf([])).toEqual([]);
    expect(stretchesOf([])).toEqual([]);
  });
});
