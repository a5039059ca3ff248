import { hrefOf } from '@caretrail/contract/access/routes';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';
import { ask } from '../ask-past-screen.ts';

/** A place created without the screen, as from another device. */
export const putPlace = (page: Page, changes: object = {}): Promise<CareLocation> =>
  ask(page, 'POST', locationsEndpoints.create.path, {
    name: 'Eye clinic',
    type: 'clinic',
    ...changes,
  });

/** What the server holds now. */
export const placesOf = async (page: Page): Promise<CareLocation[]> =>
  (await ask<{ data: CareLocation[] }>(page, 'GET', locationsEndpoints.list.path)).data;

export const bristol = { lat: 51.4545, lng: -2.5879 };
export const bath = { lat: 51.3811, lng: -2.359 };

/** The list and the map. */
export const placesPage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(hrefOf('locations'));
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  },
  names: page.getByRole('region', { name: 'Your places' }).getByRole('heading', { level: 3 }),
  card: (name: string) =>
    page
      .getByRole('region', { name: 'Your places' })
      .getByRole('listitem')
      .filter({ hasText: name }),
  drawing: page.getByRole('img', { name: /^Map with/ }),
  emergency: page.getByRole('region', { name: 'In an emergency' }),
  openMap: page.getByRole('button', { name: 'Open interactive map' }),
  canvas: page.getByRole('region', { name: /^Interactive map/ }),
});

const placeAddress = (id: string): string => `${hrefOf('locations')}?place=${id}`;

/** One place. */
export const placePage = (page: Page) => ({
  open: async ({ id, name }: Pick<CareLocation, 'id' | 'name'>): Promise<void> => {
    await page.goto(placeAddress(id));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
  edit: page.getByRole('link', { name: 'Edit' }),
  remove: page.getByRole('button', { name: 'Delete', exact: true }),
});

/** The form of a place. */
export const placeForm = (page: Page) => ({
  edit: async (id: string): Promise<void> => {
    await page.goto(`${placeAddress(id)}&edit=`);
    await expect(page.getByRole('heading', { level: 1, name: /^Edit / })).toBeVisible();
  },
  // The radio itself is hidden; its card is what the user presses.
  choose: (type: string) =>
    page.getByRole('radio', { name: type, exact: true }).locator('xpath=..').click(),
  name: page.getByLabel('Name', { exact: true }),
  pin: page.getByRole('button', { name: /^Set the pin/ }),
  pinWords: page.getByRole('group', { name: 'Pin on the map' }).getByRole('status'),
  save: page.getByRole('button', { name: /^(Save place|Save changes|Saving…)$/ }),
  alert: page.getByRole('main').getByRole('alert'),
});
