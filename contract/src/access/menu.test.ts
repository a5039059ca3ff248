import { describe, expect, it } from 'vitest';
import { displayName, isMenuEntryActive, menuOf } from './menu.ts';
import { hrefOf, routeOf } from './routes.ts';

describe('§2.4 menu', () => {
  it('shows Treatments active on its own page and on any treatment', () => {
    expect(isMenuEntryActive('treatments', hrefOf('treatments'))).toBe(true);
    expect(isMenuEntryActive('treatments', hrefOf('treatment', { id: '7' }))).toBe(true);
    expect(isMenuEntryActive('treatments', hrefOf('dashboard'))).toBe(false);
  });

  it('shows one entry active on every screen of the menu', () => {
    for (const entries of Object.values(menuOf)) {
      const links = entries.flatMap((entry) => (entry.kind === 'link' ? [entry.route] : []));
      for (const route of links) {
        expect(links.filter((other) => isMenuEntryActive(other, hrefOf(route)))).toEqual([route]);
      }
    }
  });

  it.each([
    [{ first_name: 'Robin', last_name: 'Demo', user_name: 'robin' }, 'Robin Demo'],
    [{ first_name: 'Robin', last_name: '', user_name: 'robin' }, 'robin'],
    [{ first_name: null, last_name: 'Demo', user_name: null }, 'User'],
    [null, 'User'],
  ])('names %o as %s', (user, name) => {
    expect(displayName(user)).toBe(name);
  });
});

describe('§2.1 paths', () => {
  it('escapes parameters in a link, and finds the route of the result', () => {
    const href = hrefOf('treatment', { id: 'a/b' });
    expect(href).toBe('/treatment/a%2Fb');
    expect(routeOf(href)).toBe('treatment');
  });

  it('finds no route for any other path', () => {
    expect(routeOf('/treatment')).toBeUndefined();
    expect(routeOf('/dashboard/more')).toBeUndefined();
  });
});
