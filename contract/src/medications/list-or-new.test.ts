import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { medicationStatuses } from './labels.ts';
import { listMedications, listOrNew, shapeOfBody } from './list-or-new.ts';
import { newMedication } from './medication-body.ts';

const sentences = (body: unknown) =>
  z.safeParse(listOrNew, body).error?.issues.map(({ message }) => message);

describe('§7 one address lists and adds', () => {
  it.each(medicationStatuses)('§7 status %s and search ask for a list', (status) => {
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
  ])('§7 %j could mean both and is refused', (body) => {
    expect(sentences(body)).toEqual([
      expect.stringMatching(/^Please send status and search alone/),
    ]);
  });

  it.each([
    [{ status: 'all', search: '' }],
    [{ status: 'current', search: 5 }],
    [{ name: 5 }],
    [{ name: '' }],
    [{ name: 'Keppra', times: ['8'] }],
  ])('§7 %j is refused with the sentence of what was meant', (body) => {
    const meant = z.safeParse(shapeOfBody(body), body).error?.issues[0]?.message;
    expect(meant).toMatch(/^Please /);
    expect(sentences(body)).toEqual([meant]);
  });

  it('§7 a medicine with a search names what is too much', () => {
    const { error } = z.safeParse(listOrNew, { name: 'Keppra', search: 'kep' });
    expect(error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['search'], path: [] },
    ]);
  });

  it.each([[null], ['current'], [[]], [7]])('§7 %j is no body', (body) => {
    expect(sentences(body)).toHaveLength(1);
  });

  it('§7 the shape follows the keys alone', () => {
    expect(shapeOfBody({ status: 'nonsense' })).toBe(listMedications);
    expect(shapeOfBody({})).toBe(newMedication);
  });
});
