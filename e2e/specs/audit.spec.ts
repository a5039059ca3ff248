import { readFile } from 'node:fs/promises';
import { hrefOf } from '@caretrail/contract/access/routes';
import { makeStale } from '@caretrail/server/testing/make-stale';
import { codeIn, expect, expectAccessibleHere, test } from '../fixtures.ts';
import { settingsPage } from '../pages/settings-page.ts';

test('D4 an administrator reads the audit log on a view of /admin-panel, searches it and saves it after a fresh second step', async ({
  page,
  product,
  server,
}) => {
  const self = await product.signIn(page, {
    user_type: 'administrator',
    first_name: 'Ada',
    last_name: 'Min',
  });
  await page.goto(hrefOf('adminPanel'));
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(`${hrefOf('adminPanel')}?view=audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused();

  // Only values that occur in the log can be chosen: the first reading is in it from the second on.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  const form = page.getByRole('search', { name: 'Search the audit log' });
  await form.getByLabel('What happened').selectOption('audit.searched');
  await form.getByLabel('Done by').fill('ada m');
  await form.getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('row').filter({ hasText: 'audit.searched' }).first();
  await expect(row).toContainText('Audit log viewed');
  await expect(row).toContainText('Ada Min');
  await expect(row).toContainText('Done');
  await expect(page).not.toHaveURL(/ada/i);

  // By keyboard alone: not now, then with the code, and back at the button each time.
  await makeStale(server, self.id);
  const save = page.getByRole('button', { name: 'Save as CSV' });
  const { confirm } = settingsPage(page);
  await save.press('Enter');
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  const mail = await product.newestMail(self.email, /security code/);
  await page.keyboard.type(codeIn(mail));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFtime \(UTC\),what happened,action,/);
  expect(text).toContain(',Audit log viewed,audit.searched,');
  await expect(page.getByText('Saved to your downloads.')).toBeVisible();
  await expect(save).toBeFocused();

  await expectAccessibleHere(page);

  await form.getByLabel('Done by').fill('unknown name');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No entries match.')).toBeVisible();
  await form.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'audit.exported' })).toBeVisible();
});
