import { hrefOf } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';
import { ask } from '../ask-past-screen.ts';

/** Of the browsers of the tests. */
export const today = (): string => dateAt(Date.now(), 'Europe/London');

/** A treatment created without the screen, as from another device: ten daily sessions, the third is today's. */
export const putTreatment = (page: Page, changes: object = {}): Promise<Treatment> =>
  ask(page, 'POST', treatmentsEndpoints.create.path, {
    title: 'Radiotherapy',
    type: 'radiotherapy',
    status: 'active',
    start: addDays(today(), -2),
    fractions_planned: 10,
    sessions: Array.from({ length: 10 }, (_, index) => ({ date: addDays(today(), index - 2) })),
    ...changes,
  });

/** … and changed there. */
export const editElsewhere = (page: Page, { id }: Treatment, body: object): Promise<Treatment> =>
  ask(page, 'PATCH', treatmentsEndpoints.edit.path.replace('{id}', id), body);

export const storedTreatment = (page: Page, { id }: Treatment): Promise<Treatment> =>
  ask(page, 'GET', treatmentsEndpoints.read.path.replace('{id}', id));

export const openTreatment = async (page: Page, { id, title }: Treatment): Promise<void> => {
  await page.goto(hrefOf('treatment', { id }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

export const treatmentPage = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
  dialog: page.getByRole('dialog'),
  confirm: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
  undo: page.getByRole('button', { name: 'Undo' }),
  more: async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^More actions for / }).click();
    await page.getByRole('menuitem', { name }).click();
  },
});
