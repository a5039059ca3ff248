import { describe, expect, it } from 'vitest';
import { filterAddress, readScreen, type Screen, writeScreen } from './screen.tsx';

describe('§2.1 the address of /locations', () => {
  it.each<Screen>([
    { at: 'places' },
    { at: 'new' },
    { at: 'place', id: 'a b' },
    { at: 'edit', id: 'a&b' },
  ])('%o comes back from it, and what else stands there stays', (screen) => {
    const search = writeScreen(screen, '?other=1&place=old&edit=');
    expect(readScreen(search)).toEqual(screen);
    expect(new URLSearchParams(search).get('other')).toBe('1');
  });

  it('does not hold what is looked for', () => {
    const filter = { types: ['radiotherapy', 'clinic'] as const, search: 'a & b #c' };
    const address = filterAddress.write(filter, { search: '?place=1', hash: '#q=old' });
    expect(address.search).toBe('?place=1');
    expect(address.hash).toMatch(/^#at=[a-z0-9]+$/);
    expect(filterAddress.read(address)).toEqual(filter);
    expect(filterAddress.read({ search: '', hash: '#type=castle&type=lab&type=lab' })).toEqual({
      types: ['lab'],
      search: '',
    });
  });
});
