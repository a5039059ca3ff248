import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { medicationStatuses } from './labels.ts';
import { listMedications, listOrNew, shapeOfBody } from './list-or-new.ts';
import { newMedication } from './medication-body.ts';

const sentences = (body: unknown) =>
  z.safeParse(listOrNew, body).error?.issues.map(({ message }) => message);

describe('§7 one address lists and adds', () => {
  it.each(medicationStatuses)('§7 reads status %s and search as a request for a list', (status) => {
    expect(z.parse(listOrNew, { status, search: ' kep ' })).toEqual({ status, search: 'kep' });
    expect(z.parse(listOrNew, { status })).toEqual({ status, search: '' });
  });

  it('§7 anything else adds a medicine', () => {
    for (const body of [
      { name: 'Keppra' },
      { name: 'Keppra', status: 'current', repeat_on: 'mon' },
    ]) {
      expect(z.parse(listOrNew, body)).toEqual(z.parse(newMedication, body));
    }
  });

  it.each([
    { status: 'current', search: '', name: 'Keppra' },
    { status: 'all', search: '', name: 'Keppra' },
    { search: 'kep' },
    { name: 'Keppra', search: 'kep' },
  ])('§7 %j could mean both and is refused', (body) => {
    expect(z.safeParse(listOrNew, body).error?.issues).toMatchObject([
      {
        path: ['search'],
        message: expect.stringMatching(/^Send status and search alone/) as string,
      },
    ]);
  });

  it.each([
    [{ status: 'all', search: '' }, ['status']],
    [{ status: 'current', search: 5 }, ['search']],
    [{}, ['name']],
    [{ name: 5, times: ['8', '08:00'] }, ['name', 'times.0']],
    [{ status: 'current', times: ['8'] }, ['name', 'times.0']],
    [{ name: 'Keppra', repeat_on: ['Monday'], strength: '-5 mg' }, ['repeat_on', 'strength']],
    [{ name: 'Keppra', schedule: { phases: [{ seq: 'x' }] } }, ['schedule.phases.0.seq']],
    [{ name: 'Keppra', status: 'current', state: 'stopped' }, ['state']],
  ])('§7 %j is refused at the fields of what was meant', (body, fields) => {
    const found = z.safeParse(listOrNew, body).error?.issues.map(({ path }) => path.join('.'));
    expect(found).toEqual(expect.arrayContaining(fields));
    expect(found).not.toContain('');
  });

  it('§7 an unknown field of a medicine is named', () => {
    const { error } = z.safeParse(listOrNew, { name: 'Keppra', colour: 'red' });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['colour'] }]);
  });

  it.each([[null], ['current'], [[]], [7]])('§7 %j is no body', (body) => {
    expect(sentences(body)).toHaveLength(1);
  });

  it('§7 the shape follows the keys alone', () => {
    expect(shapeOfBody({ status: 'nonsense' })).toBe(listMedications);
    expect(shapeOfBody({})).toBe(newMedication);
  });
});
