import { describe, expect, it } from 'vitest';
import { filterAddress } from './filter-address.ts';
import { readScreen, type Screen, writeScreen } from './screen.ts';

describe('§2.1 the address of /locations', () => {
  it.each<Screen>([
    { at: 'places' },
    { at: 'new' },
    { at: 'place', id: 'a b' },
    { at: 'edit', id: 'a&b' },
  ])('%o comes back from it, and the filter stays', (screen) => {
    const search = writeScreen(screen, '?type=clinic&place=old&edit=');
    expect(readScreen(search)).toEqual(screen);
    expect(new URLSearchParams(search).get('type')).toBe('clinic');
  });

  it('holds the kinds, and the text searched for only behind the #', () => {
    const filter = { types: ['lab', 'clinic'] as const, search: 'a & b #c' };
    const address = filterAddress.write(filter, { search: '?place=1', hash: '' });
    expect(address.search).toBe('?place=1&type=lab&type=clinic');
    expect(filterAddress.read(address)).toEqual(filter);
    expect(filterAddress.read({ search: '?type=castle&type=lab&type=lab', hash: '' })).toEqual({
      types: ['lab'],
      search: '',
    });
  });
});
