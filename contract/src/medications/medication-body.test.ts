import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { endBeforeStartSentence } from '../http/period.ts';
import { medicationStates } from './labels.ts';
import { medicationEdit, newMedication } from './medication-body.ts';
import { medication } from './schema.ts';
import { stateOfRequest, statusOfState } from './status.ts';
import { stockDefaults } from './stock.ts';

const least = { name: 'Levetiracetam' };
const refusal = (schema: z.ZodMiniType, body: unknown) =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('§7 add a medication', () => {
  it('§3 the name is enough; every day is what no days mean', () => {
    expect(z.parse(newMedication, least)).toMatchObject({ ...least, repeat_on: null, times: [] });
  });

  it('§5 repeat_on is normalised on the way in', () => {
    expect(z.parse(newMedication, { ...least, repeat_on: 'mon' }).repeat_on).toEqual(['mon']);
    expect(z.parse(newMedication, { ...least, repeat_on: '' }).repeat_on).toBeNull();
  });

  it('§3 the end is not before the start', () => {
    const body = { ...least, start_date: '2026-03-05', end_date: '2026-03-04' };
    expect(refusal(newMedication, body)).toEqual([['end_date', endBeforeStartSentence()]]);
    expect(refusal(medicationEdit, body)).toHaveLength(1);
    expect(refusal(newMedication, { ...body, end_date: body.start_date })).toBeUndefined();
  });

  it.each([
    ['name', ''],
    ['times', ['8:00']],
    ['times', ['08:00', '08:00']],
    ['repeat_on', ['Monday']],
    ['status', 'active'],
    ['category', 'sweets'],
    ['never_stop_suddenly', 'yes'],
    ['schedule', { phases: [] }],
    ['stock', [{ strength: '5 mg', on_hand: -1 }]],
    ['code', { system: 'RxNorm' }],
    ['start_date', '1066-10-14'],
    ['start_date', '2026-02-30'],
    ['end_date', '9999-12-31'],
    ['dosage', '-500 mg'],
    ['dosage', '0 mg'],
    ['strength', '−5 mg'],
    ['strength', '0,0 mg'],
  ])('§3 %s: %j is refused with a sentence', (field, value) => {
    const [[path, message] = []] = refusal(newMedication, { ...least, [field]: value }) ?? [];
    expect(path?.split('.')[0]).toBe(field);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(['0.5 mg', '½ tablet', '0-0-1', '0 to 2 tablets', '- as told', '05 mg', ''])(
    '§3 accepts %j as an amount',
    (text) => {
      expect(refusal(newMedication, { ...least, dosage: text, strength: text })).toBeUndefined();
    },
  );

  const shapes = { newMedication, medicationEdit };
  it.each(
    Object.entries(shapes).flatMap(([name, schema]) =>
      Object.keys(schema.shape).map((field) => [name, field, schema] as const),
    ),
  )('%s: a wrong %s is reported there, with a sentence', (_name, field, schema) => {
    for (const wrong of [{ wrong: true }, [7], '\u0000']) {
      const found = refusal(schema, { ...least, [field]: wrong });
      const places = new Set(found?.map(([path = '']) => path.split('.')[0]));
      expect([...places]).toEqual([field]);
    }
  });

  it('§3 unknown fields are refused, those only the server writes too', () => {
    for (const name of ['id', 'search', 'patient_id', 'created_by']) {
      expect(refusal(newMedication, { ...least, [name]: 'x' })).toHaveLength(1);
    }
  });

  it('stock is kept per strength', () => {
    const box = { strength: '100 mg', on_hand: 20 };
    expect(z.parse(newMedication, { ...least, stock: [box] }).stock[0]).toMatchObject(
      stockDefaults,
    );
    expect(refusal(newMedication, { ...least, stock: [box, box] })?.[0]?.[0]).toBe('stock');
  });
});

describe('§7 edit a medication', () => {
  it('§7 an edit holds only what it names', () => {
    expect(z.parse(medicationEdit, {})).toEqual({});
    expect(z.parse(medicationEdit, { repeat_on: 'tue' })).toEqual({ repeat_on: ['tue'] });
  });
});

describe('§3 current and completed', () => {
  it('each state belongs to one of the two lists', () => {
    expect(medicationStates.filter((state) => statusOfState(state) === 'current')).toEqual([
      'active',
      'on-hold',
    ]);
  });

  it('§3 a request that names both has to mean one thing', () => {
    const both = { ...least, status: 'current', state: 'stopped' };
    expect(refusal(newMedication, both)?.[0]?.[0]).toBe('state');
    expect(refusal(newMedication, { ...both, status: 'completed' })).toBeUndefined();
  });

  it('§3 a request that names one, or neither, says enough', () => {
    expect(stateOfRequest({})).toBe('active');
    expect(stateOfRequest({ status: 'completed' })).toBe('completed');
    expect(stateOfRequest({ status: 'completed', state: 'stopped' })).toBe('stopped');
  });
});

it('§3 a medication shows every field that can be written', () => {
  expect(Object.keys(medication.shape)).toEqual(
    expect.arrayContaining(Object.keys(medicationEdit.shape)),
  );
});
