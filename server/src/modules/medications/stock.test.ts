import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { describe, expect, it } from 'vitest';
import {
  doseName,
  editMedication,
  inTwoStrengths,
  livesIn,
  loggedDose,
  madeMedication,
  medicationsOf,
  todayOf,
  zoneAt,
} from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const tomorrow = () => addDays(todayOf(testApp()), 1);

describe('the stock of a medicine', () => {
  it('is stored per strength, with the day on which each runs out', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, inTwoStrengths(tomorrow()));
    // Ten doses of two, from tomorrow on; twenty of a half.
    expect(made.stock).toEqual([
      {
        strength: '140 mg',
        on_hand: 20,
        unit: 'capsules',
        expires: null,
        low_at_days: 7,
        repeats_left: null,
        renew_lead_days: 28,
        per_dose: null,
        low_at_count: null,
        runs_out_on: addDays(tomorrow(), 10),
        runs_out_because: 'used_up',
        use: 'planned',
        warns_at_count: null,
        alert: null,
        alert_because: null,
      },
      expect.objectContaining({ strength: '20 mg', runs_out_on: addDays(tomorrow(), 20) }),
    ]);
  });

  it('warns when it runs low, when a renewal is due and when it is out', async () => {
    const person = await asPatient(testApp());
    const base = inTwoStrengths(tomorrow());
    const alertOf = async (more: object) => {
      const stock = [{ strength: '140 mg', ...more }];
      return (await madeMedication(person, { ...base, stock })).stock[0]?.alert;
    };
    expect(await alertOf({ on_hand: 12 })).toBe('low');
    expect(await alertOf({ on_hand: 40, repeats_left: 0 })).toBe('renew');
    expect(await alertOf({ on_hand: 40, repeats_left: 1 })).toBeNull();
    expect(await alertOf({ on_hand: 100_000 })).toBeNull();
  });

  it('lasts as long as before when a dose is logged, and is never shown below zero', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const made = await madeMedication(person, {
      ...inTwoStrengths(today),
      stock: [{ strength: '140 mg', on_hand: 1 }],
    });
    const entry = await loggedDose(person, made.id, {
      status: 'taken',
      ...doseName(made, 'one', today),
    });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([
      { on_hand: 0, runs_out_on: tomorrow() },
    ]);
    await loggedDose(person, made.id, { status: 'cleared', supersedes: entry.id });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([{ on_hand: 1 }]);
  });

  it('is counted again by an edit, and needs nothing while the medicine is on hold', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, inTwoStrengths(tomorrow()));
    await editMedication(person, id, { stock: [{ strength: '140 mg', on_hand: 2 }] });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([
      { on_hand: 2, runs_out_on: addDays(tomorrow(), 1), alert: 'low' },
    ]);
    await editMedication(person, id, { state: 'on-hold' });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([
      { runs_out_on: null, alert: null },
    ]);
  });
});

const asNeeded = (from: string, strength: string) => ({
  name: 'Paracetamol',
  schedule: {
    effective_from: from,
    phases: [
      {
        seq: 1,
        start: { date: from },
        length: { open: true },
        pattern: { kind: 'as_needed', max_per_day: 3, min_gap_min: null, for_what: 'headache' },
        slots: [{ id: 'dose', at: '08:00', parts: [{ strength, count: 2 }] }],
      },
    ],
  },
});

describe('§3 the stock of a medicine as needed', () => {
  it('warns by pieces: low at the number, out when it does not cover a dose', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, {
      ...asNeeded(todayOf(testApp()), '500 mg'),
      stock: [{ strength: '500mg', on_hand: 14 }],
    });
    const taken = async () => {
      await loggedDose(person, made.id, { status: 'taken' });
      return (await medicationsOf(person))[0]?.stock[0];
    };
    // Two days of three doses of two.
    expect(made.stock).toMatchObject([
      { strength: '500mg', use: 'as_needed', warns_at_count: 12, alert: null },
    ]);
    expect(await taken()).toMatchObject({ on_hand: 12, alert: 'low', alert_because: 'few_left' });
    const stock = [{ strength: '500 mg', on_hand: 5, low_at_count: 4 }];
    const edited = await editMedication(person, made.id, { stock });
    expect(edited.json<Medication>().stock[0]).toMatchObject({
      low_at_count: 4,
      warns_at_count: 4,
      alert: null,
    });
    expect(await taken()).toMatchObject({ on_hand: 3, alert: 'low' });
    expect(await taken()).toMatchObject({ on_hand: 1, alert: 'out' });
    expect(await taken()).toMatchObject({ on_hand: 0, alert: 'out', alert_because: 'few_left' });
  });

  it('refuses a number of pieces below zero', async () => {
    const person = await asPatient(testApp());
    const stock = [{ strength: '500 mg', on_hand: 5, low_at_count: -1 }];
    await expect(
      madeMedication(person, { ...asNeeded(todayOf(testApp()), '500 mg'), stock }),
    ).rejects.toThrow('invalid_input');
  });
});

describe('§3 a stock that expires', () => {
  it('lasts until its date: low before it, expired after it', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const stockOf = async (more: object, base: object = inTwoStrengths(tomorrow())) => {
      const stock = [{ strength: '140 mg', on_hand: 100, ...more }];
      return (await madeMedication(person, { ...base, stock })).stock[0];
    };
    expect(await stockOf({ expires: addDays(today, 20) })).toMatchObject({
      runs_out_on: addDays(today, 21),
      runs_out_because: 'expires',
      alert: null,
    });
    expect(await stockOf({ expires: addDays(today, 6) })).toMatchObject({
      alert: 'low',
      alert_because: 'expires',
    });
    expect(await stockOf({ expires: addDays(today, -1) })).toMatchObject({
      runs_out_on: tomorrow(),
      alert: 'expired',
    });
    expect(await stockOf({ expires: addDays(today, -1) }, asNeeded(today, '140 mg'))).toMatchObject(
      { runs_out_on: null, alert: 'expired' },
    );
  });
});

describe('§3 a strength with another spelling', () => {
  it('is forecast and taken from, and stays as it was typed', async () => {
    const person = await asPatient(testApp());
    // At noon: at night tomorrow is more than a day away.
    const now = testApp().clock.now();
    const zone = zoneAt(12, now);
    await livesIn(testApp(), person, zone);
    const first = addDays(dateAt(now.getTime(), zone), 1);
    const made = await madeMedication(person, {
      ...inTwoStrengths(first),
      stock: [
        { strength: '140MG', on_hand: 20 },
        { strength: ' 20  mg', on_hand: 10 },
      ],
    });
    const before = made.stock.map(({ runs_out_on }) => runs_out_on);
    expect(before).toEqual([addDays(first, 10), addDays(first, 20)]);
    const entry = await loggedDose(person, made.id, {
      status: 'taken',
      ...doseName(made, 'one', first),
    });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([
      { strength: '140MG', on_hand: 18, runs_out_on: before[0] },
      { on_hand: 9.5, runs_out_on: before[1] },
    ]);
    await loggedDose(person, made.id, { status: 'cleared', supersedes: entry.id });
    expect((await medicationsOf(person))[0]?.stock).toMatchObject([
      { on_hand: 20 },
      { on_hand: 10 },
    ]);
  });

  it('is not counted twice, and one that the plan does not use says so', async () => {
    const person = await asPatient(testApp());
    const twice = ['140 mg', '140mg'].map((strength) => ({ strength, on_hand: 1 }));
    await expect(
      madeMedication(person, { ...inTwoStrengths(tomorrow()), stock: twice }),
    ).rejects.toThrow('invalid_input');
    const stock = [{ strength: '180 mg', on_hand: 0 }];
    const made = await madeMedication(person, { ...inTwoStrengths(tomorrow()), stock });
    expect(made.stock).toMatchObject([{ use: 'unused', runs_out_on: null, alert: null }]);
  });
});
