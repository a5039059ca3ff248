import { describe, expect, it } from 'vitest';
import { areas } from '../circle/areas.ts';
import type { Where } from '../circle/record-screens.ts';
import { displayName, isMenuEntryActive, menuIn, menuOf } from './menu.ts';
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

describe('D7 the menu by what is open', () => {
  const labels = (where: Where) => menuIn(where).map(({ label }) => label);

  it('is the whole menu in the own record', () => {
    expect(menuIn({ hasRecord: true, open: null })).toEqual(menuOf.patient);
  });

  it('in another record has only what is shared, and no articles', () => {
    expect(labels({ hasRecord: true, open: ['medication', 'calendar'] })).toEqual([
      'Dashboard',
      'Locations',
      'Timelines',
      'Medication',
      // Its emergency card.
      'Profile',
      'Logout',
    ]);
    expect(labels({ hasRecord: false, open: areas })).toEqual(
      menuOf.patient.map(({ label }) => label).filter((label) => label !== 'Articles'),
    );
  });

  it('D6 begins with the people one helps for someone without a record', () => {
    expect(labels({ hasRecord: false, open: null })).toEqual([
      'People I help',
      'Articles',
      'Profile',
      'Logout',
    ]);
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
