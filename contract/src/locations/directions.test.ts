import { describe, expect, it } from 'vitest';
import { directionsTo } from './directions.ts';
import { kilometresBetween } from './distance.ts';

const nowhere = {
  name: 'Clinic & more',
  address_lines: [],
  postcode: '',
  city: '',
  region: '',
  country: '',
  lat: null,
  lng: null,
};
const onMap = { ...nowhere, lat: 51.4545, lng: -2.5879, city: 'Bristol' };
const atAddress = {
  ...nowhere,
  address_lines: ['1 High Street'],
  postcode: 'BS1',
  city: 'Bristol',
};

describe('directions', () => {
  it('lead to the pin, in the maps of the device', () => {
    expect(directionsTo(onMap, 'android')?.href).toBe(
      'geo:51.4545,-2.5879?q=51.4545,-2.5879(Clinic%20%26%20more)',
    );
    expect(directionsTo(onMap, 'apple')?.href).toBe(
      'https://maps.apple.com/?daddr=51.4545,-2.5879',
    );
    expect(directionsTo(onMap, 'web')).toEqual({
      href: 'https://www.openstreetmap.org/directions?to=51.4545,-2.5879',
      opens: 'web',
    });
  });

  it('lead to the address without a pin, and nowhere without either', () => {
    expect(directionsTo(atAddress, 'web')?.href).toBe(
      'https://www.openstreetmap.org/search?query=1%20High%20Street%2C%20Bristol%20BS1',
    );
    expect(directionsTo(nowhere, 'web')).toBeNull();
  });
});

describe('distance', () => {
  it('is measured on the globe', () => {
    const bristol = { lat: 51.4545, lng: -2.5879 };
    expect(kilometresBetween(bristol, bristol)).toBe(0);
    expect(kilometresBetween(bristol, { lat: 51.5074, lng: -0.1278 })).toBeCloseTo(170.9, 0);
    expect(kilometresBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22.2, 1);
  });
});
