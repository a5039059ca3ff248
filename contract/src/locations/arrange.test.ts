import { describe, expect, it } from 'vitest';
import { arrange, isFilteringLocations } from './arrange.ts';
import type { CareLocation } from './schema.ts';

const base = {
  type: 'clinic',
  organisation: '',
  department: '',
  practitioners: [],
  address_lines: [],
  city: '',
  region: '',
  postcode: '',
  country: '',
  lat: null,
  lng: null,
  access_note: '',
  favourite: false,
  status: 'active',
} as unknown as CareLocation;
const places = [
  { ...base, id: '1', name: 'Zebra pharmacy', type: 'pharmacy', lat: 51.5, lng: 0 },
  { ...base, id: '2', name: 'eye clinic', practitioners: ['Dr Osei'], city: 'Bath' },
  { ...base, id: '3', name: 'Ward 10', type: 'hospital', favourite: true, lat: 53, lng: 0 },
  { ...base, id: '4', name: 'Ward 9', type: 'hospital', favourite: true, lat: 51.6, lng: 0 },
  { ...base, id: '5', name: 'Old clinic', favourite: true, status: 'inactive' },
] as CareLocation[];
const all = { types: [], search: '' };
const names = (found: CareLocation[]): string[] => found.map(({ name }) => name);

describe('the list of places', () => {
  it('lists favourites first, by name, and unused places last', () => {
    expect(names(arrange(places, all))).toEqual([
      'Ward 9',
      'Ward 10',
      'eye clinic',
      'Zebra pharmacy',
      'Old clinic',
    ]);
  });

  it("is sorted by distance once the user's position is known; places without a pin come last", () => {
    expect(names(arrange(places, all, { lat: 51.49, lng: 0 }))).toEqual([
      'Zebra pharmacy',
      'Ward 9',
      'Ward 10',
      'eye clinic',
      'Old clinic',
    ]);
  });

  it.each([
    ['every word, wherever it stands', { types: [], search: ' OSEI eye ' }, ['eye clinic']],
    ['the word of its kind', { types: [], search: 'pharm' }, ['Zebra pharmacy']],
    ['its town', { types: [], search: 'bath' }, ['eye clinic']],
    ['kinds', { types: ['hospital' as const], search: '' }, ['Ward 9', 'Ward 10']],
    ['both', { types: ['hospital' as const], search: '10' }, ['Ward 10']],
    ['nothing', { types: [], search: 'castle' }, []],
  ])('is searched by %s', (_, filter, found) => {
    expect(names(arrange(places, filter))).toEqual(found);
    expect(isFilteringLocations(filter)).toBe(true);
  });

  it('ignores a search of blanks', () => {
    expect(arrange(places, { types: [], search: '  ' })).toHaveLength(places.length);
    expect(isFilteringLocations({ types: [], search: '  ' })).toBe(false);
  });
});
