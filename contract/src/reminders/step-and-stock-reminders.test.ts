import { describe, expect, it } from 'vitest';
import { taperPhases } from '../medications/taper.ts';
import { aVersion, phase, slot } from '../medications/testing/regimens.ts';
import { instantOf, localAt } from '../time/zoned.ts';
import type { MedicineCourse } from './dose-reminders.ts';
import { daysToLookAt, remindersOf } from './plan.ts';
import type { Wanted } from './reminder.ts';
import { defaultReminders, type ReminderSettings } from './schema.ts';

const zone = 'Europe/London';
const wanted = (more: Partial<ReminderSettings> = {}, sinceMs = 0): Wanted => ({
  settings: { ...defaultReminders, doses_by: ['email'], stock_by: ['email'], ...more },
  zone,
  sinceMs: { dose: sinceMs, event: sinceMs, stock: sinceMs },
});
const version = (phases: Parameters<typeof aVersion>[0]) => ({
  ...aVersion(phases),
  id: 'v1',
  grace_min: 60,
  miss_after_min: 240,
  changed_at: '2026-01-01T00:00:00.000Z',
});
const course = (more: Partial<MedicineCourse>): MedicineCourse => ({
  id: 'm1',
  name: 'Dexamethasone',
  versions: [],
  states: [{ state: 'active', effective_from: '2026-01-01' }],
  log: [],
  ...more,
});

/** Reminders of changes and stocks, at noon of a day: when they are sent, and what they say. */
const toldOn = (day: string, who: Wanted, medicine: MedicineCourse) => {
  const now = instantOf(`${day}T12:00`, zone);
  const planned = { medicines: [medicine], events: [] };
  return remindersOf(who, planned, daysToLookAt(now, zone), now)
    .filter(({ told }) => told !== null)
    .map(({ send_ms, told, key }) => ({ at: localAt(send_ms, zone), told, key }));
};

const taper = course({
  versions: [
    version(
      taperPhases({
        from: 6,
        by: 2,
        to: 0,
        everyDays: 5,
        startDate: '2026-03-01',
        times: ['08:00'],
        tablet: 2,
        unit: 'mg',
      }),
    ),
  ],
});

describe('§2.5 §3 the evening before a dose changes', () => {
  it('is announced with both doses, once for each step', () => {
    expect(toldOn('2026-03-05', wanted(), taper)).toEqual([
      {
        at: '2026-03-05T18:00',
        key: 'step m1 2026-03-06',
        told: { what: 'step', step: { date: '2026-03-06', from: '6 mg', to: '4 mg' } },
      },
    ]);
    expect(toldOn('2026-03-02', wanted(), taper)).toEqual([]);
  });

  it('the last day of the plan too', () => {
    expect(toldOn('2026-03-15', wanted(), taper)).toMatchObject([
      { at: '2026-03-15T18:00', told: { step: { from: '2 mg', to: null } } },
    ]);
  });

  it('comes before quiet hours that last until the morning, and not where doses are switched off', () => {
    const quiet = { from: '17:00', until: '07:00' };
    expect(toldOn('2026-03-05', wanted({ quiet }), taper)).toMatchObject([
      { at: '2026-03-05T17:00' },
    ]);
    expect(toldOn('2026-03-05', wanted({ doses_by: [] }), taper)).toEqual([]);
    expect(toldOn('2026-03-05', wanted({ muted_medications: ['m1'] }), taper)).toEqual([]);
  });
});

describe('§2.5 §3 what runs low', () => {
  const counted = '2026-03-01T10:00:00.000Z';
  const stocked = (on_hand: number, more: object = {}) =>
    course({
      name: 'Levetiracetam',
      versions: [
        version([phase(1, { slots: [slot('a', '20:00', { strength: '500 mg', count: 1 })] })]),
      ],
      stock: [
        {
          strength: '500 mg',
          on_hand,
          unit: '',
          expires: null,
          low_at_days: 7,
          repeats_left: null,
          renew_lead_days: 28,
          low_at_count: null,
          per_dose: null,
          ...more,
        },
      ],
      counted: [{ strength: '500 mg', at: counted }],
    });

  it('is announced in the morning, from the first day on that it is low, under one name', () => {
    // From the evening of the 5th nine are left: the first day without one is the 14th.
    const told = toldOn('2026-03-05', wanted(), stocked(9));
    expect(told.map(({ at }) => at)).toEqual(['2026-03-07T09:00']);
    expect(told[0]).toMatchObject({
      key: `stock m1 0 low ${counted}`,
      told: { what: 'stock', stock: { alert: 'low', runs_out_on: '2026-03-14' } },
    });
    const days = toldOn('2026-03-08', wanted(), stocked(6));
    expect(new Set(days.map(({ key }) => key)).size).toBe(1);
  });

  it('is announced earlier by the days that a new prescription takes', () => {
    const renew = stocked(28, { repeats_left: 0 });
    expect(toldOn('2026-03-05', wanted(), renew)[0]).toMatchObject({
      told: { stock: { alert: 'renew' } },
    });
    expect(toldOn('2026-03-05', wanted(), stocked(28, { repeats_left: 1 }))).toEqual([]);
  });

  it('is announced once before it expires, and again when it has expired', () => {
    const told = toldOn('2026-03-05', wanted(), stocked(100, { expires: '2026-03-05' }));
    expect([...new Set(told.map(({ key }) => key))]).toEqual([
      `stock m1 0 expires ${counted}`,
      `stock m1 0 expired ${counted}`,
    ]);
    expect(toldOn('2026-03-05', wanted(), stocked(100, { expires: '2026-03-20' }))).toEqual([]);
  });

  it('is announced by pieces for a medicine as needed', () => {
    const needed = phase(1, {
      pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: null, for_what: '' },
      slots: [slot('a', '20:00', { strength: '500mg', count: 1 })],
    });
    const asNeeded = (on_hand: number) => ({ ...stocked(on_hand), versions: [version([needed])] });
    expect(toldOn('2026-03-05', wanted(), asNeeded(8))[0]).toMatchObject({
      told: { stock: { alert: 'low', alert_because: 'few_left' } },
    });
    expect(toldOn('2026-03-05', wanted(), asNeeded(0))[0]).toMatchObject({
      told: { stock: { alert: 'out' } },
    });
    expect(toldOn('2026-03-05', wanted(), asNeeded(9))).toEqual([]);
  });

  it('is not announced when it was low before it was counted, or when switched off', () => {
    const low = {
      ...stocked(2),
      counted: [{ strength: '500 mg', at: '2026-03-05T11:00:00.000Z' }],
    };
    expect(toldOn('2026-03-05', wanted(), low).map(({ at }) => at)).toEqual([
      '2026-03-06T09:00',
      '2026-03-07T09:00',
    ]);
    expect(toldOn('2026-03-05', wanted({ stock_by: [] }), low)).toEqual([]);
  });
});
