import { describe, expect, it } from 'vitest';
import { type Place, readPlace, writePlace } from './view-route.ts';

const places: readonly Place[] = [
  { at: 'medicines' },
  { at: 'new' },
  { at: 'print' },
  { at: 'medicine', id: 'a' },
  { at: 'edit', id: 'a' },
  { at: 'change', id: 'a' },
];

describe('§2.1 the places of /medication stand in its address', () => {
  it.each(places)('$at comes back from its address', (place) => {
    expect(readPlace(writePlace(place, ''))).toEqual(place);
  });

  it('one place takes the other away, and the chosen list stays', () => {
    const search = writePlace({ at: 'edit', id: 'a' }, '?list=completed&print=');
    expect(readPlace(search)).toEqual({ at: 'edit', id: 'a' });
    expect(writePlace({ at: 'medicines' }, search)).toBe('?list=completed');
  });
});
