import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  dosesOf,
  editMedication,
  madeMedication,
  medicationsOf,
  sendDose,
  sendMedication,
  todayOf,
} from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addDays } from '@caretrail/contract/time/days';
import { workOf } from '../../testing/work-of.ts';

const testApp = useTestApp();

const slots = (seq: number, count: number, parts: object[] = []) =>
  Array.from({ length: count }, (_, hour) => ({
    id: `s${seq}-${hour}`,
    at: `${String(hour).padStart(2, '0')}:00`,
    parts,
  }));
const one = [{ strength: 'A', count: 1 }];
const phase = (seq: number, more: object = {}) => ({
  seq,
  start: seq === 1 ? { date: '2026-01-01' } : { after_previous: true },
  length: { days: 4 },
  pattern: { kind: 'daily' },
  slots: slots(seq, 1, one),
  ...more,
});
const cycle = {
  kind: 'cycle',
  length: 1,
  on_days: [1],
  anchor: '1900-01-01',
  cycles: null,
  shifts: [],
  held: Array.from({ length: 200 }, (_, index) => index + 1),
};
const deep = (levels: number): unknown => (levels === 0 ? 'x' : { phases: [deep(levels - 1)] });

describe('hostile bodies', () => {
  it.each<[string, object]>([
    ['a thousand levels', { name: 'x', schedule: deep(1000) }],
    [
      '101 phases',
      { name: 'x', schedule: { phases: Array.from({ length: 101 }, (_, i) => phase(i + 1)) } },
    ],
    ['25 slots', { name: 'x', schedule: { phases: [phase(1, { slots: slots(1, 25) })] } }],
    [
      'a slot called like an hour',
      {
        name: 'x',
        schedule: { phases: [phase(1, { slots: [{ id: 'p1h1', at: '08:00', parts: [] }] })] },
      },
    ],
    [
      'a phase that ends before it starts',
      { name: 'x', schedule: { phases: [phase(1, { length: { until: '2020-01-01' } })] } },
    ],
    ['a name of nothing', { name: '\u200b' }],
    ['a NUL', { name: 'a\u0000b' }],
    ['a prototype', JSON.parse('{"name":"x","__proto__":{"state":"stopped"}}') as object],
    ['numbers as text', { name: 'x', stock: [{ strength: 'A', on_hand: '5' }] }],
    ['infinitely many', { name: 'x', stock: [{ strength: 'A', on_hand: 1e308 }] }],
    [
      'one strength twice',
      {
        name: 'x',
        stock: [
          { strength: 'A', on_hand: 1 },
          { strength: 'A', on_hand: 2 },
        ],
      },
    ],
    ['another id', { name: 'x', id: '0190a0a0-0000-7000-8000-000000000000' }],
    ['another patient', { name: 'x', patient_id: '0190a0a0-0000-7000-8000-000000000000' }],
    ['a zone that is none', { name: 'x', schedule: { phases: [phase(1)], home_tz: 'Mars/Base' } }],
  ])('are refused with a sentence: %s', async (_, body) => {
    const answer = await sendMedication(await asPatient(testApp()), body);
    expect(outcomeOf(answer)).toMatch(/^400 (invalid_input|unreadable_body)$/);
    expect(answer.json<{ detail: string }>().detail).not.toBe('');
  });

  it.each<[string, object]>([
    [
      'a hundred phases of cycles since 1900',
      {
        phases: Array.from({ length: 100 }, (_, index) =>
          phase(index + 1, {
            pattern: { ...cycle, held: [] },
            slots: slots(index + 1, 6, one),
          }),
        ),
      },
    ],
    [
      'a dose every hour for ever',
      {
        phases: [
          phase(1, {
            length: { open: true },
            slots: slots(1, 24, [{ strength: 'A', count: 0.001 }]),
          }),
        ],
        tz_mode: 'elapsed',
        home_tz: 'Australia/Lord_Howe',
      },
    ],
    ['cycles of a day', { phases: [phase(1, { length: { open: true }, pattern: cycle })] }],
    [
      'hours from the last dose since 1900',
      {
        phases: [
          phase(1, {
            start: { date: '1900-01-01' },
            length: { open: true },
            pattern: { kind: 'every_hours', h: 1, from: 'taken' },
          }),
        ],
      },
    ],
    [
      'a phase at the end of the calendar',
      { phases: [phase(1, { start: { date: '2199-12-31' }, length: { days: 3660 } })] },
    ],
    ['a version from 1900', { phases: [phase(1)], effective_from: '1900-01-01' }],
  ])('are stored, and every response about them is quick: %s', async (_, schedule) => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, {
      schedule,
      stock: [{ strength: 'A', on_hand: 100_000 }],
    });
    expect(await medicationsOf(person)).toEqual([made]);
    const today = todayOf(testApp());
    const { ms } = await workOf(() =>
      dosesOf(person, today, addDays(today, limits.medications.doseDays - 1)),
    );
    // Ten thousand doses at most.
    expect(ms).toBeLessThan(3000);
    expect(
      outcomeOf(await editMedication(person, made.id, { schedule: null, times: ['08:00'] })),
    ).toBe('200');
  });

  it('need fewer days for more doses than fit into one response', async () => {
    const person = await asPatient(testApp());
    const hourly = { phases: [phase(1, { length: { open: true }, slots: slots(1, 24) })] };
    for (let index = 0; index < 6; index += 1) await madeMedication(person, { schedule: hourly });
    const today = todayOf(testApp());
    const answer = await dosesOf(person, today, addDays(today, 399));
    expect(answer).toMatchObject({
      code: 'invalid_input',
      fields: { to: expect.anything() as string },
    });
    expect(await dosesOf(person, today, addDays(today, 9))).toHaveLength(6 * 24 * 10);
  });

  it('cannot exceed the number of medicines', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    await testApp().deps.db.execute(
      `INSERT INTO medications SELECT copy.* FROM medications m, generate_series(2, $2::int) n,
              LATERAL jsonb_populate_record(NULL::medications, to_jsonb(m) ||
                jsonb_build_object('id', md5(m.id::text || n)::uuid, 'deleted_at', now())) copy
        WHERE m.id = $1`,
      [id, limits.medications.perPatient],
    );
    const answer = await sendMedication(person, { name: 'One more' });
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      detail: expect.stringMatching(/300/) as string,
    });
  });

  it.each<[string, object]>([
    ['no status', {}],
    ['late', { status: 'late' }],
    ['cleared of nothing', { status: 'cleared' }],
    ['a slot without its day', { status: 'taken', slot_id: 's' }],
    [
      'a day at the end of the calendar',
      {
        status: 'taken',
        schedule_version_id: '0190a0a0-0000-7000-8000-000000000000',
        slot_id: 's',
        local_date: '9999-12-31',
      },
    ],
    ['the year 1', { status: 'taken', at: '0001-01-01T00:00:00+14:00' }],
    ['less than nothing', { status: 'taken', amount_parts: [{ strength: 'A', count: -1 }] }],
    ['less than no strength', { status: 'taken', amount_parts: [{ strength: '-5 mg', count: 1 }] }],
    [
      'a correction of nothing',
      { status: 'taken', supersedes: '0190a0a0-0000-7000-8000-000000000000' },
    ],
  ])('cannot log a dose with %s', async (_, body) => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    expect(outcomeOf(await sendDose(person, id, body))).toBe('400 invalid_input');
  });
});
