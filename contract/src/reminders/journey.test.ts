import { describe, expect, it } from 'vitest';
import { aVersion, phase, slot } from '../medications/testing/regimens.ts';
import { instantOf } from '../time/zoned.ts';
import { doseReminders, type MedicineCourse } from './dose-reminders.ts';
import type { Wanted } from './reminder.ts';
import { defaultReminders } from './schema.ts';

const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'];
const day = { from: '2026-01-14', to: '2026-01-14' };

const at = (time: string, postponements: MedicineCourse['postponements'] = []): MedicineCourse => ({
  id: 'm1',
  name: 'Everolimus',
  versions: [
    {
      ...aVersion([phase(1, { slots: [slot('one', time)] })]),
      id: 'v1',
      tz_mode: 'wall_clock',
      effective_from: '2026-01-01',
      grace_min: 60,
      miss_after_min: 240,
      changed_at: '2026-01-01T00:00:00.000Z',
    },
  ],
  states: [{ state: 'active', effective_from: '2026-01-01' }],
  log: [],
  postponements,
});

const wanted = (zone: string, moves: Wanted['moves'] = []): Wanted => ({
  settings: { ...defaultReminders, doses_by: ['email'] },
  zone,
  sinceMs: { dose: 0, event: 0, stock: 0 },
  moves,
});
const inTokyo = wanted(tokyo, [{ at_ms: instantOf('2026-01-14T18:00', berlin), from: berlin }]);

describe('§2.5 reminders of doses on a journey', () => {
  it('do not come twice for what was due before', () => {
    const [before] = doseReminders(wanted(berlin), [at('08:00')], day);
    const [after] = doseReminders(inTokyo, [at('08:00')], day);
    expect(after).toEqual(before);
  });

  it('come on arrival for what the clock there has passed, and say that time', () => {
    expect(doseReminders(inTokyo, [at('20:00')], day)).toMatchObject([
      {
        local_date_time: '2026-01-15T02:00',
        time_zone: tokyo,
        send_ms: instantOf('2026-01-14T18:00', berlin),
      },
    ]);
  });

  it('give the new time of a postponed dose on the current clock', () => {
    const putOff = {
      schedule_version_id: 'v1',
      slot_id: 'one',
      local_date: '2026-01-14',
      until: '2026-01-14T17:30:00.000Z',
      made_at: '2026-01-14T17:05:00.000Z',
    };
    expect(doseReminders(inTokyo, [at('17:30', [putOff])], day)).toMatchObject([
      {
        local_date_time: '2026-01-15T02:30',
        put_off_from: '2026-01-14T17:30',
        time_zone: tokyo,
      },
    ]);
  });
});
