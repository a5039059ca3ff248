import type { MedicationHistory } from '@caretrail/contract/medications/history';
import { describe, expect, it } from 'vitest';
import { aVersionOf } from '../../../testing/a-medication.ts';
import { comingDoses, dayOfChange, lastDayBefore } from './schedule-part.tsx';

const zone = 'Europe/London';
const change = {
  changed_by: null,
  changed_at: '2026-11-01T08:00:00Z',
  reason: '',
  times: [],
  repeat_on: null,
  start_date: '2026-11-01',
  end_date: null,
};
const versionOn = (id: string, effective_from: string, at: string) => ({
  ...aVersionOf({ slots: [{ id: `at-${at.replace(':', '')}`, at, parts: [] }] }),
  id,
  effective_from,
});
const first = versionOn('a', '2026-11-01', '08:00');
const later = versionOn('b', '2026-12-01', '09:00');
const active = {
  ...change,
  kind: 'state',
  id: 's',
  state: 'active',
  effective_from: '2026-11-01',
} as const;
/** Newest first, as the server sends it. */
const history: MedicationHistory = [
  {
    ...change,
    kind: 'schedule',
    is_replaced: false,
    id: 'b',
    effective_from: '2026-12-01',
    schedule: later,
  },
  {
    ...change,
    kind: 'schedule',
    is_replaced: false,
    id: 'a',
    effective_from: '2026-11-01',
    schedule: first,
  },
  active,
];

describe('§3 the coming doses', () => {
  it('follow on each day the version that is valid then, for three months', () => {
    const doses = comingDoses(history, '2026-11-29', zone).map((dose) => dose.local_date_time);
    expect(doses.slice(0, 3)).toEqual(['2026-11-29T08:00', '2026-11-30T08:00', '2026-12-01T09:00']);
    expect(doses.at(-1)).toBe('2027-01-31T09:00');
  });

  it('end on the day on which the times were removed', () => {
    const gone: MedicationHistory = [
      {
        ...change,
        kind: 'schedule',
        is_replaced: false,
        id: 'c',
        effective_from: '2026-11-30',
        schedule: null,
      },
      ...history.slice(1),
    ];
    expect(comingDoses(gone, '2026-11-29', zone).map((dose) => dose.local_date)).toEqual([
      '2026-11-29',
    ]);
  });

  it('leave out versions replaced by a later change', () => {
    const replaced: MedicationHistory = history.map((each) =>
      each.kind === 'schedule' && each.id === 'b'
        ? { ...each, is_replaced: true, schedule: { ...later, is_replaced: true } }
        : each,
    );
    expect(comingDoses(replaced, '2026-12-01', zone)[0]?.local_date_time).toBe('2026-12-01T08:00');
  });
});

describe('§3 the plan and its history', () => {
  it('says until when the current plan counts, where another one is planned for later', () => {
    expect(lastDayBefore([])).toBeUndefined();
    expect(lastDayBefore([later, { effective_from: '2026-11-19' }])).toBe('2026-11-18');
  });

  it('names the first day that was entered, and for a later change the day from which it counts', () => {
    const entered = history.map((each) =>
      each.kind === 'schedule' ? { ...each, start_date: '2026-10-30' } : each,
    );
    expect(entered.map((each) => dayOfChange(each, entered))).toEqual([
      '2026-12-01',
      '2026-10-30',
      '2026-10-30',
    ]);
    const over = entered.map((each) =>
      each.kind === 'state' ? { ...each, state: 'completed' as const } : each,
    );
    expect(over.map((each) => dayOfChange(each, over)).at(-1)).toBe('2026-11-01');
  });
});
