import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import {
  doseName,
  editMedication,
  inTwoStrengths,
  loggedDose,
  madeMedication,
  medicationsOf,
  todayOf,
} from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const tomorrow = () => addDays(todayOf(testApp()), 1);

describe('the stock of a medicine', () => {
  it('is kept per strength, with the day on which each runs out', async () => {
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
        runs_out_on: addDays(tomorrow(), 10),
        alert: null,
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

  it('is counted anew by an edit, and asks for nothing while the medicine is on hold', async () => {
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
