import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertGrant } from '@caretrail/server/testing/circle';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { keepHere, rowsOf } from '../keep-here.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';

// The worker is what opens the page without a server; each test has a browser of its own.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

const canary = 'Wolframite';

test('what waits for the own record is named at a sign-out and sent, also while the record of someone else is open', async ({
  page,
  context,
  product,
  server,
}) => {
  test.slow();
  const anna = await product.signIn(page, { first_name: 'Anna', last_name: 'Berg' });
  await putMedicine(page, { name: canary });
  const robin = await product.newAccount({ first_name: 'Robin', last_name: 'Miller' });
  const { patient_id } = await server.deps.db.one<{ patient_id: string }>(
    `SELECT p.patient_id FROM patients p JOIN users u ON u.id = p.user_id WHERE u.email = $1`,
    [robin.email],
  );
  await insertGrant(server, patient_id, { userId: anna.id, email: anna.email });
  await keepHere(page);
  const other = await context.newPage();
  await other.goto(hrefOf('helping'));
  await other.getByRole('link', { name: 'Open Robin Miller’s record' }).click();
  const band = other.getByRole('complementary', { name: 'Whose record this is' });
  await expect(band).toBeVisible();

  await test.step('a dose waits, in another tab', async () => {
    await context.setOffline(true);
    await page.goto(hrefOf('dashboard'));
    const record = new RegExp(`^Record as taken: ${canary}`);
    await todayPage(page).region.getByRole('button', { name: record }).click();
    await expect(page.getByRole('button', { name: '1 not sent yet' })).toBeVisible();
  });

  await test.step('the sign-out asks, and no screen of the other record shows it', async () => {
    await other.goto(hrefOf('dashboard'));
    await expect(band).toBeVisible();
    await expect(other.getByText(canary)).toHaveCount(0);
    const question = other.getByRole('dialog', { name: '1 entry is not sent yet' });
    await expect(async () => {
      // The part that knows loads after the screen.
      await other.keyboard.press('Escape');
      await other.getByRole('button', { name: menuTexts.logout }).first().click({ timeout: 5000 });
      await expect(question).toContainText(canary, { timeout: 5000 });
    }).toPass();
    await expectAccessible(other);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('it is sent with the connection, into the own record', async () => {
    await page.close();
    await context.setOffline(false);
    await expect.poll(() => rowsOf(other, 'caretrail-waiting')).toBe(0);
    await expect(band).toBeVisible();
    const own = await server.deps.db.query<{ status: string }>(
      `SELECT l.status FROM dose_log l JOIN patients p ON p.patient_id = l.patient_id WHERE p.user_id = $1`,
      [anna.id],
    );
    expect(own).toEqual([{ status: 'taken' }]);
    expect(
      await server.deps.db.query(`SELECT 1 FROM dose_log WHERE patient_id = $1`, [patient_id]),
    ).toEqual([]);
  });
});
