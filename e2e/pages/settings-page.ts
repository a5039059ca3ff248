import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';

/** /settings, section by section. */
export const settingsPage = (page: Page) => ({
  open: async (section: string, heading: string | RegExp) => {
    await page.goto(`${hrefOf('settings')}?section=${section}`);
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
  },
  nav: page.getByRole('navigation', { name: 'Parts of your profile' }),
  find: page.getByRole('searchbox', { name: 'Find a setting' }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  saved: page.getByText('Saved.', { exact: true }),
  unsaved: page.getByText('There are changes that are not saved yet.'),
  leave: page.getByRole('dialog', { name: 'Leave without saving?' }),
  confirm: page.getByRole('dialog', { name: 'Confirm that it is you' }),
});
