import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { routeKey, type Endpoint } from '../http/endpoint.ts';
import { locationsEndpoints } from './endpoints.ts';
import { locationTypeLabels, locationTypes } from './labels.ts';
import { locationEdit, newLocation } from './location-body.ts';
import { careLocation } from './schema.ts';

const least = { name: 'University Hospital', type: 'hospital' };
const refusal = (schema: z.ZodMiniType, body: unknown) =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('locations', () => {
  it('requires only name and kind, no position', () => {
    expect(z.parse(newLocation, least)).toMatchObject({ ...least, lat: null, lng: null });
  });

  it('requires both numbers of a position, in a create and in an edit', () => {
    expect(refusal(newLocation, { ...least, lat: 52.5 })).toHaveLength(1);
    expect(refusal(newLocation, { ...least, lat: 52.5, lng: 13.4 })).toBeUndefined();
    expect(refusal(locationEdit, { lat: 52.5 })).toHaveLength(1);
    expect(refusal(locationEdit, { lat: 52.5, lng: null })).toHaveLength(1);
    expect(refusal(locationEdit, { lat: null, lng: null })).toBeUndefined();
    expect(refusal(locationEdit, { city: 'Berlin' })).toBeUndefined();
  });

  it.each([
    ['name', ' '],
    ['type', 'castle'],
    ['lat', 91],
    ['phone', 'call me'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['portal_url', 'ftp://example.org'],
    ['portal_url', 'https://me:secret@example.org'],
    ['website', `https://example.org/${'x'.repeat(2000)}`],
    ['favourite', 'yes'],
    ['hours', [{ day: 'mon', opens: '17:00', closes: '08:00' }]],
    ['hours', [{ day: 'Monday', opens: '08:00', closes: '17:00' }]],
    ['exceptions', [{ date: '2026-12-25', opens: '08:00' }]],
  ])('refuses %s: %j with a sentence', (field, value) => {
    const [[path, message] = []] = refusal(newLocation, { ...least, [field]: value }) ?? [];
    expect(path?.split('.')[0]).toBe(field);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('accepts a phone number as printed on a letter', () => {
    const phone = '+49 (0)30 450-50, ext. 12';
    expect(z.parse(newLocation, { ...least, phone }).phone).toBe(phone);
  });

  it('accepts a day without times as closed', () => {
    const body = { ...least, exceptions: [{ date: '2026-12-25' }] };
    expect(z.parse(newLocation, body).exceptions).toEqual([
      { date: '2026-12-25', opens: null, closes: null, note: '' },
    ]);
  });

  it('shows every field that can be written, and has a label for every kind', () => {
    expect(Object.keys(careLocation.shape)).toEqual(
      expect.arrayContaining(Object.keys(locationEdit.shape)),
    );
    expect(Object.keys(locationTypeLabels)).toEqual(locationTypes);
  });

  it('§7 allows the calls to patients only, each with its own route', () => {
    const all = Object.values<Endpoint>(locationsEndpoints);
    expect(all.every(({ audience }) => audience === 'patient')).toBe(true);
    expect(new Set(all.map(({ method, path }) => routeKey(method, path))).size).toBe(all.length);
    expect(all.filter(({ creates }) => creates)).toEqual([locationsEndpoints.create]);
  });
});
