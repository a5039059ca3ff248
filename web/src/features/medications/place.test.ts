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

describe('§2.1 the URL of a place within /medication', () => {
  it.each(places)('$at is read back from its URL', (place) => {
    expect(readPlace(writePlace(place, ''))).toEqual(place);
  });

  it('replaces the previous place and keeps the chosen list', () => {
    const search = writePlace({ at: 'edit', id: 'a' }, '?list=completed&print=');
    expect(readPlace(search)).toEqual({ at: 'edit', id: 'a' });
    expect(writePlace({ at: 'medicines' }, search)).toBe('?list=completed');
  });
});
