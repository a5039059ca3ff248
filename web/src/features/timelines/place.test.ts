import { describe, expect, it } from 'vitest';
import { type Place, readPlace, writePlace } from './view-route.ts';

const places: Place[] = [
  { at: 'events' },
  { at: 'event', id: 'a b' },
  { at: 'edit', id: '1' },
  { at: 'new', day: null },
  { at: 'new', day: '2026-03-05' },
];

describe('§2.5 a place within the timelines has an address', () => {
  it.each(places)('%o comes back from its address', (place) => {
    for (const before of places) {
      expect(readPlace(writePlace(place, writePlace(before, '')))).toEqual(place);
    }
  });

  it('view and filter stay', () => {
    const search = writePlace({ at: 'event', id: '1' }, '?view=calendar&type=Scan');
    expect(writePlace({ at: 'events' }, search)).toBe('?view=calendar&type=Scan');
  });
});
