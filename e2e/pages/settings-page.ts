import { hrefOf } from '@caretrail/contract/access/routes';
import type { Locator, Page } from '@playwright/test';
import { goInApp } from '../go-in-app.ts';

const pathOf = (section: string): string => `${hrefOf('settings')}?section=${section}`;

const headingOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** /settings, section by section. */
export const settingsPage = (page: Page) => ({
  open: async (section: string, heading: string | RegExp) => {
    await page.goto(pathOf(section));
    await headingOf(page, heading).waitFor();
  },
  /** From another one. */
  show: async (section: string, heading: string) => {
    await goInApp(page, pathOf(section));
    await headingOf(page, heading).waitFor();
  },
  nav: page.getByRole('navigation', { name: 'Profile sections' }),
  find: page.getByRole('searchbox', { name: 'Find a setting' }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  saved: page.getByText('Saved.', { exact: true }),
  unsaved: page.getByText('You have unsaved changes.'),
  leave: page.getByRole('dialog', { name: 'Leave and finish later?' }),
  confirm: page.getByRole('dialog', { name: 'Confirm it is you' }),
});
