import { describe, expect, it } from 'vitest';
import { type Place, readPlace, writePlace } from './view-route.ts';

const places: Place[] = [
  { at: 'events' },
  { at: 'event', id: 'a b' },
  { at: 'edit', id: '1' },
  { at: 'new', day: null, as: null },
  { at: 'new', day: '2026-03-05', as: null },
  { at: 'new', day: null, as: 'symptom' },
  { at: 'journey', shows: null },
  { at: 'journey', shows: '2026-03-05.92' },
  { at: 'results', of: null },
  { at: 'results', of: '1' },
];

describe('§2.5 the URL of a place within the timelines', () => {
  it.each(places)('%o is read back from its URL', (place) => {
    for (const before of places) {
      expect(readPlace(writePlace(place, writePlace(before, '')))).toEqual(place);
    }
  });

  it('keeps view and filter', () => {
    const search = writePlace({ at: 'event', id: '1' }, '?view=calendar&type=Scan');
    expect(writePlace({ at: 'events' }, search)).toBe('?view=calendar&type=Scan');
  });
});
