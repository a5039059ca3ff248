import { newLocation } from '@caretrail/contract/locations/location-body';
import { describe, expect, it } from 'vitest';
import { aLocation } from '../../../testing/a-location.ts';
import { bodyOf, changesOf, pastedPair, typedPosition } from './body.ts';
import { checkForm } from './check.ts';
import { conflictRows } from './conflict-rows.ts';
import { missing } from './texts.ts';
import { emptyValues, hoursRows, noException, noHours, valuesOf } from './values.ts';

const place = aLocation({
  hours: [
    { day: 'tue', opens: '08:00', closes: '12:00' },
    { day: 'mon', opens: '08:00', closes: '12:00' },
    { day: 'mon', opens: '13:00', closes: '17:00' },
  ],
  exceptions: [{ date: '2026-12-25', opens: null, closes: null, note: 'Christmas' }],
  address_lines: ['Building 4', '1 Hill Road'],
  lat: 51.45,
  lng: -2.58,
  step_free: false,
});
const named = { ...emptyValues, type: 'clinic' as const, name: 'Eye clinic' };
const errorsOf = (values: typeof emptyValues) => {
  const checked = checkForm(values);
  return checked.ok ? {} : checked.errors;
};

describe('the form of a place', () => {
  it('shows a place and sends it back unchanged', () => {
    const checked = checkForm(valuesOf(place));
    expect(checked.ok && changesOf(place, checked.body)).toEqual({});
    expect(bodyOf(valuesOf(place))).toMatchObject({
      address_lines: place.address_lines,
      exceptions: place.exceptions,
      step_free: false,
    });
  });

  it('days with the same hours are one row', () => {
    expect(hoursRows(place.hours)).toEqual([
      { days: ['mon', 'tue'], opens: '08:00', closes: '12:00' },
      { days: ['mon'], opens: '13:00', closes: '17:00' },
    ]);
  });

  it('asks for a kind and a name, and for no more', () => {
    expect(errorsOf(emptyValues)).toEqual({
      type: missing.type,
      name: 'Enter the name of the place.',
    });
    expect(checkForm(named)).toMatchObject({
      ok: true,
      body: newLocation.parse({ type: 'clinic', name: 'Eye clinic' }),
    });
  });

  it('an edit names only what changes; a position is one thing', () => {
    const edited = bodyOf({ ...valuesOf(place), phone: '112', lat: '51.4600' });
    expect(changesOf(place, edited)).toEqual({ phone: '112', lat: 51.46, lng: -2.58 });
  });

  it('mistakes stand at their rows; empty rows are passed over', () => {
    const values = {
      ...named,
      lat: 'north',
      lng: '999',
      hours: [
        noHours,
        { days: ['mon' as const, 'tue' as const], opens: '17:00', closes: '08:00' },
        { days: [], opens: '08:00', closes: '' },
      ],
      exceptions: [noException, { ...noException, note: 'Holiday', isClosed: false }],
      website: 'not an address',
    };
    expect(Object.keys(errorsOf(values)).toSorted()).toEqual([
      'exceptions.1.closes',
      'exceptions.1.date',
      'exceptions.1.opens',
      'hours.1.closes',
      'hours.2.closes',
      'hours.2.days',
      'lat',
      'lng',
      'website',
    ]);
  });

  it('a web address needs no beginning', () => {
    expect(bodyOf({ ...named, website: 'example.org' }).website).toBe('https://example.org');
  });
});

describe('a position that is typed', () => {
  it('is taken as two numbers, or as the pair that other maps copy', () => {
    expect(typedPosition({ lat: '51,45', lng: '-2.58' })).toEqual({ lat: 51.45, lng: -2.58 });
    expect(typedPosition({ lat: '51.45', lng: '' })).toBeNull();
    expect(typedPosition({ lat: '91', lng: '0' })).toBeNull();
    expect(pastedPair(' 51.4545, -2.5879 ')).toEqual({ lat: '51.4545', lng: '-2.5879' });
    expect(pastedPair('51.4545')).toBeNull();
    expect(pastedPair('51,4545')).toBeNull();
  });
});

describe('§8 two versions of a place', () => {
  it('are shown in words, only where they differ', () => {
    const rows = conflictRows(
      { phone: '112', step_free: true, lat: 1, lng: 2, city: place.city },
      place,
    );
    expect(rows).toEqual([
      { label: 'Phone', mine: '112', other: '' },
      { label: 'Pin on the map', mine: '1, 2', other: '51.45, -2.58' },
      { label: 'Step-free access', mine: 'Yes', other: 'No, there are steps' },
    ]);
  });
});
