import { describe, expect, it } from 'vitest';
import { areas, circleRoles, recordActs, type RecordRule } from './areas.ts';
import { areasTold, decideGrant, isOver, type Grant } from './decide-grant.ts';

const now = new Date('2026-06-30T21:30:00Z');
const grant: Grant = {
  role: 'helper',
  areas: ['medication', 'calendar'],
  ends_on: null,
  time_zone: 'Europe/Berlin',
};
const doses: RecordRule = { areas: ['medication'], act: 'add' };

describe('D7 D8 what a grant opens', () => {
  it('opens a call of a granted area, with all granted areas and the rights of the role', () => {
    expect(decideGrant(grant, doses, now)).toEqual({
      areas: new Set(['medication', 'calendar']),
      rights: new Set(['read', 'add', 'change']),
    });
  });

  it('opens nothing without a grant, without a rule, and nothing that is never delegable', () => {
    expect(decideGrant(null, doses, now)).toBe('forbidden');
    expect(decideGrant(grant, undefined, now)).toBe('forbidden');
    for (const role of circleRoles)
      expect(decideGrant({ ...grant, role, areas }, 'own', now)).toBe('forbidden');
  });

  it('lets each role do what it is for', () => {
    const done = Object.fromEntries(
      circleRoles.map((role) => [
        role,
        recordActs.filter(
          (act) => decideGrant({ ...grant, role }, { ...doses, act }, now) !== 'forbidden',
        ),
      ]),
    );
    expect(done).toEqual({
      viewer: ['read'],
      helper: ['read', 'add', 'change'],
      manager: ['read', 'add', 'change', 'manage'],
    });
  });

  it('needs any of the areas of a call, or every one where the call says so', () => {
    const two: RecordRule = { areas: ['medication', 'diary'], act: 'read' };
    expect(decideGrant(grant, two, now)).not.toBe('forbidden');
    expect(decideGrant(grant, { ...two, every: true }, now)).toBe('forbidden');
    expect(decideGrant(grant, { areas: ['diary'], act: 'read' }, now)).toBe('forbidden');
    expect(decideGrant({ ...grant, areas: [] }, two, now)).toBe('forbidden');
  });

  it.each([
    ['the last day counts, on the calendar of the patient', '2026-06-30', 'Europe/Berlin', false],
    ['it is over when the next day has begun there', '2026-06-30', 'Asia/Tokyo', true],
    ['in the west it is still the day before', '2026-06-30', 'America/New_York', false],
    ['a day that is long over', '2025-01-01', 'Europe/Berlin', true],
    ['without an end', null, 'Europe/Berlin', false],
  ] as const)('%s', (_, ends_on, time_zone, over) => {
    expect(isOver({ ends_on, time_zone }, now)).toBe(over);
    expect(decideGrant({ ...grant, ends_on, time_zone }, doses, now) === 'forbidden').toBe(over);
  });

  it('tells the ledger only of open areas', () => {
    const open = new Set(grant.areas);
    expect(areasTold({ areas: ['medication', 'diary'], act: 'read' }, open)).toEqual([
      'medication',
    ]);
    expect(areasTold({ areas: ['calendar'], act: 'read', shows: [] }, open)).toEqual([]);
  });
});
