import { fillPath } from '@caretrail/contract/http/endpoint';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import {
  doseName,
  inTwoStrengths,
  loggedDose,
  madeMedication,
  medicationsOf,
  todayOf,
} from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const tomorrow = () => addDays(todayOf(testApp()), 1);

const change = ({ access }: Person, id: string, body: object, key = crypto.randomUUID()) =>
  testApp().app.inject({
    method: 'POST',
    url: fillPath(medicationsEndpoints.changeStock.path, { id }),
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': key },
    payload: { strength: '140 mg', ...body },
  });
const stockOf = async (person: Person) => (await medicationsOf(person))[0]?.stock;

async function withStock() {
  const person = await asPatient(testApp());
  return { person, made: await madeMedication(person, inTwoStrengths(tomorrow())) };
}

describe('§3 stock, changed one strength at a time', () => {
  it('returns 404 for another patient’s medicine', async () => {
    const { made } = await withStock();
    const answer = await change(await asPatient(testApp()), made.id, { add: 5 });
    expect(answer.statusCode).toBe(404);
  });

  it('adds up what came in on two devices at once', async () => {
    const { person, made } = await withStock();
    const answers = await Promise.all([
      change(person, made.id, { add: 30, seen: { on_hand: 20 } }),
      change(person, made.id, { add: 10, seen: { on_hand: 20 } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stockOf(person)).toMatchObject([{ on_hand: 60 }, { on_hand: 10 }]);
  });

  it('counts once when it is sent again, and uses up a repeat of the prescription', async () => {
    const { person, made } = await withStock();
    await change(person, made.id, { repeats_left: 2, renew_lead_days: 42 });
    const key = crypto.randomUUID();
    await change(person, made.id, { add: 30, used_repeat: true }, key);
    await change(person, made.id, { add: 30, used_repeat: true }, key);
    expect((await stockOf(person))?.[0]).toMatchObject({
      on_hand: 50,
      repeats_left: 1,
      renew_lead_days: 42,
    });
  });

  it('§8 asks about a count that was made while a dose was recorded elsewhere, with both values', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const made = await madeMedication(person, inTwoStrengths(today));
    await loggedDose(person, made.id, { status: 'taken', ...doseName(made, 'one', today) });
    const refused = await change(person, made.id, { count: 15, seen: { on_hand: 20 } });
    expect(refused.statusCode).toBe(409);
    const { code, stored } = refused.json<{ code: string; stored: Medication }>();
    expect(code).toBe('conflict');
    expect(stored.stock[0]).toMatchObject({ on_hand: 18 });
    const kept = await change(person, made.id, { count: 15, seen: { on_hand: 18 } });
    expect(kept.json<Medication>().stock[0]).toMatchObject({ on_hand: 15 });
  });

  it('§8 asks about a first count when another device has made one', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    const first = await change(person, id, { strength: 'tablets', count: 20, seen: null });
    expect(first.statusCode).toBe(200);
    const second = await change(person, id, { strength: 'tablets', count: 12, seen: null });
    expect(second.statusCode).toBe(409);
  });

  it('can be stopped, and refuses invalid values', async () => {
    const { person, made } = await withStock();
    expect((await change(person, made.id, { add: 1, count: 1 })).statusCode).toBe(400);
    expect((await change(person, made.id, { add: 0 })).statusCode).toBe(400);
    await change(person, made.id, { stop: true });
    await change(person, made.id, { stop: true });
    expect(await stockOf(person)).toMatchObject([{ strength: '20 mg' }]);
  });

  it('finds the entry however its strength is spelled, and keeps its spelling', async () => {
    const { person, made } = await withStock();
    await change(person, made.id, { strength: '140mg', add: 5, low_at_count: 2.5 });
    expect(await stockOf(person)).toMatchObject([
      { strength: '140 mg', on_hand: 25, low_at_count: 2.5 },
      { strength: '20 mg' },
    ]);
    expect((await change(person, made.id, { low_at_count: -1 })).statusCode).toBe(400);
    await change(person, made.id, { strength: '140 MG', stop: true });
    expect(await stockOf(person)).toMatchObject([{ strength: '20 mg' }]);
  });

  it('does not raise the version of the medicine, so an edit of its details goes on', async () => {
    const { person, made } = await withStock();
    const answer = await change(person, made.id, { add: 5 });
    expect(answer.json<Medication>().version).toBe(made.version);
  });
});

describe('§3 a medicine of the flat fields alone', () => {
  it('runs out by the given pieces of a dose', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, {
      dosage: '2 tablets',
      times: ['08:00'],
      start_date: tomorrow(),
    });
    const tablets = { strength: 'tablets', count: 20 };
    const counted = await change(person, made.id, tablets);
    expect(counted.json<Medication>().stock).toMatchObject([{ per_dose: null, runs_out_on: null }]);
    const said = await change(person, made.id, { strength: 'tablets', per_dose: 2 });
    expect(said.json<Medication>().stock).toMatchObject([
      { per_dose: 2, runs_out_on: addDays(tomorrow(), 10) },
    ]);
  });

  it('takes them from what was counted, and gives them back', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, { times: ['08:00'] });
    await change(person, made.id, { strength: 'tablets', count: 20, per_dose: 2 });
    const dose = doseName(made, 'at-0800', todayOf(testApp()));
    const entry = await loggedDose(person, made.id, { status: 'taken', ...dose });
    expect(entry.amount_parts).toEqual([{ strength: 'tablets', count: 2 }]);
    expect(await stockOf(person)).toMatchObject([{ on_hand: 18 }]);
    await loggedDose(person, made.id, { status: 'cleared', supersedes: entry.id });
    expect(await stockOf(person)).toMatchObject([{ on_hand: 20 }]);
  });
});
