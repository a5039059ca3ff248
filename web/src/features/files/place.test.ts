import { describe, expect, it } from 'vitest';
import { type Place, readPlace, writePlace } from './view-route.tsx';

describe('§2.1 a place within /files-documents stands in the address', () => {
  it.each<Place>([
    { at: 'library' },
    { at: 'bin' },
    { at: 'file', id: 'a' },
    { at: 'edit', id: 'a' },
    { at: 'move', id: 'a' },
  ])('%o comes back from it, and the view stays', (place) => {
    const search = writePlace(place, '?view=grid&file=b&edit=&move=&bin=');
    expect(readPlace(search)).toEqual(place);
    expect(new URLSearchParams(search).get('view')).toBe('grid');
  });

  it('what it does not know is the library', () => {
    expect(readPlace('?edit=&file=')).toEqual({ at: 'library' });
  });
});
