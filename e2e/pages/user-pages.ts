import { hrefOf } from '@caretrail/contract/access/routes';
import { usersTexts } from '@caretrail/contract/users/texts';
import type { Page } from '@playwright/test';

/** /admin-panel and /user/{userId}. */
export const userPages = (page: Page) => ({
  open: () => page.goto(hrefOf('adminPanel')),
  search: page.getByPlaceholder(usersTexts.searchPlaceholder),
  table: page.getByRole('table'),
  /** The row of one user, by any text in it. */
  row: (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
  header: (name: string) => page.getByRole('columnheader', { name }),
  invite: page.getByRole('button', { name: 'Invite a user' }),
  dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
  fact: (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=../dd'),
});
