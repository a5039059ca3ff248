import { describe, expect, it } from 'vitest';
import type { DoseLogEntry } from '../medications/doses.ts';
import type { MedicationState } from '../medications/labels.ts';
import { aVersion, fiveOf28, phase, slot } from '../medications/testing/regimens.ts';
import { instantOf, localAt } from '../time/zoned.ts';
import type { MedicineCourse } from './dose-reminders.ts';
import type { RemindedEvent } from './event-reminders.ts';
import { daysToLookAt, remindersOf, sortOut } from './plan.ts';
import type { Wanted } from './reminder.ts';
import { defaultReminders, type ReminderSettings } from './schema.ts';
import { settingsFromWishes } from './start-settings.ts';

const zone = 'Europe/London';
const at = (local: string): number => instantOf(local, zone);
const now = at('2026-03-03T12:00');

const wanted = (more: Partial<ReminderSettings> = {}, sinceMs = 0): Wanted => ({
  settings: { ...defaultReminders, doses_by: ['email'], events_by: ['email'], ...more },
  zone,
  sinceMs: { dose: sinceMs, event: sinceMs, stock: sinceMs },
});

const medicine = (more: Partial<MedicineCourse> = {}, ...times: string[]): MedicineCourse => ({
  id: 'm1',
  name: 'Levetiracetam',
  versions: [
    {
      ...aVersion([
        phase(1, { slots: (times.length > 0 ? times : ['08:00', '20:00']).map((t) => slot(t, t)) }),
      ]),
      id: 'v1',
      grace_min: 60,
      miss_after_min: 240,
      changed_at: '2026-01-01T00:00:00.000Z',
      dosage: '500 mg',
    },
  ] as never,
  states: [{ state: 'active' as MedicationState, effective_from: '2026-01-01' }],
  log: [],
  ...more,
});

const event = (more: Partial<RemindedEvent> = {}): RemindedEvent => ({
  id: 'e1',
  title: 'MRI of the head',
  start: '2026-03-05T09:30',
  time_zone: zone,
  all_day: false,
  status: 'planned',
  reminders: [],
  updated_at: '2026-02-01T00:00:00.000Z',
  ...more,
});

type Record = { medicines?: MedicineCourse[]; events?: RemindedEvent[] };
const planned = (who: Wanted, { medicines = [], events = [] }: Record) =>
  remindersOf(who, { medicines, events }, daysToLookAt(now, who.zone), now);
const times = (who: Wanted, record: Record): string[] =>
  planned(who, record).map(({ send_ms, is_again }) =>
    localAt(send_ms, who.zone)
      .slice(5)
      .concat(is_again ? ' again' : ''),
  );
const ofToday = (who: Wanted, record: Record): string[] =>
  times(who, record).filter((time) => time.startsWith('03-03'));

describe('§2.5 reminders of doses', () => {
  it('come at the time of each dose, on the person’s own clock', () => {
    expect(ofToday(wanted(), { medicines: [medicine()] })).toEqual(['03-03T08:00', '03-03T20:00']);
    const kathmandu = { ...wanted(), zone: 'Asia/Kathmandu' };
    expect(ofToday(kathmandu, { medicines: [medicine()] })).toEqual(['03-03T08:00', '03-03T20:00']);
  });

  it('do not come while they are switched off, for all or for one medicine', () => {
    expect(times(wanted({ doses_by: [] }), { medicines: [medicine()] })).toEqual([]);
    expect(times(wanted({ muted_medications: ['m1'] }), { medicines: [medicine()] })).toEqual([]);
  });

  it('do not come for a cycle that waits for the go-ahead, a medicine on hold, or a logged dose', () => {
    const cycle = { ...fiveOf28, anchor: '2026-03-01', held: [1], shifts: [] };
    const [version] = medicine().versions;
    const held = medicine({
      versions: [{ ...version, phases: [phase(1, { pattern: cycle })] }] as never,
    });
    expect(times(wanted(), { medicines: [held] })).toEqual([]);
    const onHold = medicine({ states: [{ state: 'on-hold', effective_from: '2026-01-01' }] });
    expect(times(wanted(), { medicines: [onHold] })).toEqual([]);
    const log = [
      {
        id: 'l',
        status: 'taken',
        schedule_version_id: 'v1',
        slot_id: '08:00',
        local_date: '2026-03-03',
        at: '2026-03-03T08:05:00Z',
      } as DoseLogEntry,
    ];
    expect(ofToday(wanted(), { medicines: [medicine({ log })] })).toEqual(['03-03T20:00']);
  });

  it('wait for the end of quiet hours unless the dose would be missed by then', () => {
    const quiet = { from: '22:00', until: '07:00' };
    const early = times(wanted({ quiet }), { medicines: [medicine({}, '06:00')] });
    expect(early).toContain('03-03T07:00');
    const late = times(wanted({ quiet }), { medicines: [medicine({}, '23:00')] });
    expect(late).toContain('03-03T22:00');
  });

  it('come a second time when a dose is not logged, never after it counts as missed', () => {
    expect(
      ofToday(wanted({ again_after_min: 45 }), { medicines: [medicine({}, '08:00')] }),
    ).toEqual(['03-03T08:00', '03-03T08:45 again']);
    expect(
      ofToday(wanted({ again_after_min: 300 }), { medicines: [medicine({}, '08:00')] }),
    ).toEqual(['03-03T08:00']);
    const quiet = { from: '22:00', until: '07:00' };
    expect(
      ofToday(wanted({ again_after_min: 30, quiet }), { medicines: [medicine({}, '06:00')] }),
    ).toEqual(['03-03T07:00', '03-03T07:30 again']);
  });

  it('keep their name when the schedule changes or the person travels', () => {
    const [version] = medicine().versions;
    const changed = medicine({ versions: [{ ...version, id: 'v2' }] as never });
    const keys = (who: Wanted, one: MedicineCourse) =>
      planned(who, { medicines: [one] }).map(({ key }) => key);
    expect(keys(wanted(), changed)).toEqual(keys(wanted(), medicine()));
    expect(keys({ ...wanted(), zone: 'Europe/Berlin' }, medicine())).toEqual(
      keys(wanted(), medicine()),
    );
  });

  it('do not come for a time that was over when the medicine was added', () => {
    const [version] = medicine().versions;
    const changed_at = '2026-03-03T09:00:00.000Z';
    const fresh = medicine({ versions: [{ ...version, changed_at }] as never });
    expect(ofToday(wanted(), { medicines: [fresh] })).toEqual(['03-03T20:00']);
    expect(ofToday(wanted({}, at('2026-03-03T09:00')), { medicines: [medicine()] })).toEqual([
      '03-03T20:00',
    ]);
  });
});

describe('§2.5 reminders of a postponed dose', () => {
  const putOff = (until: string | null, made = '2026-03-03T07:50', slot_id = '08:00') => ({
    schedule_version_id: 'v1',
    slot_id,
    local_date: '2026-03-03',
    until: until && new Date(at(until)).toISOString(),
    made_at: new Date(at(made)).toISOString(),
  });
  const later = (...postponements: ReturnType<typeof putOff>[]) =>
    medicine({ postponements }, '08:00');

  it('come at that time and not at the planned one, and say both', () => {
    const one = later(putOff('2026-03-03T09:15'));
    expect(ofToday(wanted(), { medicines: [one] })).toEqual(['03-03T09:15']);
    expect(planned(wanted(), { medicines: [one] })).toContainEqual(
      expect.objectContaining({
        local_date_time: '2026-03-03T09:15',
        put_off_from: '2026-03-03T08:00',
        amount: '500 mg',
      }),
    );
  });

  it('have a name for each postponement', () => {
    const keys = (...postponements: ReturnType<typeof putOff>[]) =>
      planned(wanted(), { medicines: [later(...postponements)] })
        .filter(({ local_date_time }) => local_date_time.startsWith('2026-03-03'))
        .map(({ key }) => key);
    const [first, second] = [putOff('2026-03-03T09:15'), putOff('2026-03-03T10:00')];
    const all = [keys(), keys(first), keys(first, second)].flat();
    expect(new Set(all).size).toBe(3);
    expect(keys(first, second, first)).toEqual(keys(first));
    expect(keys(first, putOff(null))).toEqual(keys());
  });

  it('the second one counts from there too', () => {
    const one = later(putOff('2026-03-03T09:15'));
    expect(ofToday(wanted({ again_after_min: 30 }), { medicines: [one] })).toEqual([
      '03-03T09:15',
      '03-03T09:45 again',
    ]);
  });

  it('respect quiet hours: at their end, or at their beginning if that is still to come', () => {
    const quiet = { from: '09:00', until: '11:00' };
    const one = later(putOff('2026-03-03T09:15'));
    expect(ofToday(wanted({ quiet }), { medicines: [one] })).toEqual(['03-03T11:00']);
    const long = wanted({ quiet: { from: '09:00', until: '20:00' } });
    expect(ofToday(long, { medicines: [one] })).toEqual(['03-03T09:00']);
    const within = later(putOff('2026-03-03T10:00', '2026-03-03T09:30'));
    expect(ofToday(long, { medicines: [within] })).toEqual([]);
  });
});

describe('§2.5 reminders of events', () => {
  it('come a day and two hours before, or when the event says', () => {
    expect(times(wanted(), { events: [event()] })).toEqual(['03-04T09:30', '03-05T07:30']);
    expect(times(wanted(), { events: [event({ reminders: [15] })] })).toEqual(['03-05T09:15']);
  });

  it('count from nine o’clock of an all-day event', () => {
    const whole = event({ all_day: true, start: '2026-03-05T00:00' });
    expect(times(wanted(), { events: [whole] })).toEqual(['03-04T09:00', '03-05T07:00']);
  });

  it('count from the clock of the event’s own zone', () => {
    const there = event({ time_zone: 'America/New_York' });
    expect(times(wanted(), { events: [there] })).toEqual(['03-04T14:30', '03-05T12:30']);
  });

  it.each(['done', 'cancelled', 'missed'] as const)(
    'are not sent for an event that is %s',
    (status) => {
      expect(times(wanted(), { events: [event({ status })] })).toEqual([]);
    },
  );

  it('do not come while they are switched off, for all or for one event', () => {
    expect(times(wanted({ events_by: [] }), { events: [event()] })).toEqual([]);
    expect(times(wanted({ muted_events: ['e1'] }), { events: [event()] })).toEqual([]);
  });

  it('do not come for a time that was over when the event was added', () => {
    const fresh = event({ updated_at: '2026-03-04T12:00:00.000Z' });
    expect(times(wanted(), { events: [fresh] })).toEqual(['03-05T07:30']);
  });

  it('are new ones for a moved event', () => {
    const keysOf = (one: RemindedEvent) => planned(wanted(), { events: [one] }).map((r) => r.key);
    const moved = keysOf(event({ start: '2026-03-06T09:30' }));
    expect(keysOf(event()).filter((key) => moved.includes(key))).toEqual([]);
  });
});

describe('§2.5 reminders that are sent now', () => {
  const who = wanted();
  const doses = planned(who, { medicines: [medicine()] });
  const dueAt = (local: string, some = doses, person = who): string[] =>
    sortOut(some, person, at(local)).due.map(({ local_date_time }) => local_date_time.slice(5));

  it('a dose from its minute on for half an hour', () => {
    expect(dueAt('2026-03-03T07:59')).toEqual([]);
    expect(dueAt('2026-03-03T08:00')).toEqual(['03-03T08:00']);
    expect(dueAt('2026-03-03T08:29')).toEqual(['03-03T08:00']);
    expect(dueAt('2026-03-03T08:30')).toEqual([]);
  });

  it('an event until it begins', () => {
    const events = planned(who, { events: [event({ reminders: [60] })] });
    expect(dueAt('2026-03-05T08:29', events)).toEqual([]);
    expect(dueAt('2026-03-05T09:29', events)).toEqual(['03-05T09:30']);
    expect(dueAt('2026-03-05T09:30', events)).toEqual([]);
  });

  it('says when there is something again', () => {
    const { nextMs } = sortOut(doses, who, at('2026-03-03T08:00'));
    expect(nextMs).toBe(at('2026-03-03T20:00'));
    expect(sortOut([], who, now).nextMs).toBeNull();
  });

  it('one that is late waits for the end of quiet hours where there is time for it', () => {
    const quiet = wanted({ quiet: { from: '22:00', until: '07:00' } });
    const events = planned(quiet, { events: [event({ reminders: [12 * 60] })] });
    expect(dueAt('2026-03-04T21:45', events, quiet)).toEqual(['03-05T09:30']);
    expect(dueAt('2026-03-04T23:00', events, quiet)).toEqual([]);
    expect(sortOut(events, quiet, at('2026-03-04T23:00')).nextMs).toBe(at('2026-03-05T07:00'));
    expect(dueAt('2026-03-05T07:00', events, quiet)).toEqual(['03-05T09:30']);
  });
});

describe('§2.5 the settings at the start', () => {
  it('follow the answers of preboarding, and are otherwise off', () => {
    expect(settingsFromWishes({})).toEqual(defaultReminders);
    expect(
      settingsFromWishes({ email: true, quiet_from: '22:00', quiet_until: '07:00' }),
    ).toMatchObject({
      doses_by: ['email'],
      events_by: ['email'],
      quiet: { from: '22:00', until: '07:00' },
      names_in_mails: false,
    });
    expect(settingsFromWishes({ push: true, quiet_from: '22:00' })).toEqual(defaultReminders);
  });
});
