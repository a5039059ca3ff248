import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { routeKey, type Endpoint } from '../http/endpoint.ts';
import { dosesQuery } from './dose-endpoints.ts';
import { medicationsEndpoints } from './endpoints.ts';
import { medicationCalls } from './medication-calls.ts';

const all = Object.entries<Endpoint>(medicationsEndpoints);
const keyOf = ({ method, path }: Endpoint): string => routeKey(method, path);

describe('§7 the calls of the medications', () => {
  it.each(all)('§7 %s is for patients', (_, { audience }) => {
    expect(audience).toBe('patient');
  });

  it('§7 every call has its own route', () => {
    expect(new Set(all.map(([, call]) => keyOf(call))).size).toBe(all.length);
  });

  it('§7 accepts an idempotency key where a request could be doubled', () => {
    expect(all.filter(([, call]) => call.creates).map(([name]) => name)).toEqual([
      'listOrAdd',
      'changePlan',
      'changeStock',
      'logDose',
      'postponeDose',
    ]);
  });

  it('§7 accepts doses from one day to another', () => {
    expect(z.safeParse(dosesQuery, { from: '2026-03-01', to: '2026-03-01' }).success).toBe(true);
    expect(z.safeParse(dosesQuery, { from: '2026-03-02', to: '2026-03-01' }).success).toBe(false);
    expect(z.safeParse(dosesQuery, { from: '2026-03-02' }).success).toBe(false);
  });

  it('§7 accepts at most 400 days of doses at once, in years that calendars have', () => {
    expect(z.safeParse(dosesQuery, { from: '2026-01-01', to: '2027-02-04' }).success).toBe(true);
    expect(z.safeParse(dosesQuery, { from: '2026-01-01', to: '2027-02-05' }).success).toBe(false);
    expect(z.safeParse(dosesQuery, { from: '9999-12-31', to: '9999-12-31' }).success).toBe(false);
  });
});

describe('§7 the typed calls of clients', () => {
  it('§7 all go to the one registered route', () => {
    const registered = keyOf(medicationsEndpoints.listOrAdd);
    for (const call of Object.values<Endpoint>(medicationCalls))
      expect(keyOf(call)).toBe(registered);
  });

  it('§7 the current list is written without the last slash, the others with it', () => {
    expect(medicationCalls.listCurrent.path.endsWith('/')).toBe(false);
    expect(medicationCalls.listCompleted.path.endsWith('/')).toBe(true);
    expect(medicationCalls.add.path).toBe(medicationCalls.listCompleted.path);
  });

  it('§7 accepts its own body each, which the registered route parses alike', () => {
    const bodies = [
      [medicationCalls.listCurrent, { status: 'current', search: 'kep' }],
      [medicationCalls.listCompleted, { status: 'completed', search: '' }],
      [medicationCalls.add, { name: 'Keppra', repeat_on: ['mon'] }],
    ] as const;
    for (const [call, body] of bodies) {
      expect(z.parse(medicationsEndpoints.listOrAdd.body, body)).toEqual(z.parse(call.body, body));
      const others = bodies.filter(([other]) => other !== call);
      expect(others.some(([other]) => z.safeParse(other.body, body).success)).toBe(false);
    }
  });

  it('§7 accepts an idempotency key only for adding', () => {
    const creating = Object.entries<Endpoint>(medicationCalls).filter(([, call]) => call.creates);
    expect(creating.map(([name]) => name)).toEqual(['add']);
  });
});
