import { hrefOf } from '@caretrail/contract/access/routes';
import { insertGrant } from '@caretrail/server/testing/circle';
import { runTakeOvers } from '@caretrail/server/testing/escalation';
import type { Page } from '@playwright/test';
import { codeIn, expect, expectAccessible, test } from '../fixtures.ts';
import { goToScreen } from '../go-in-app.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { wakeTaps } from '../wake-taps.ts';

test.use({ isAwake: true });

const hour = 3_600_000;
const askedIt = 'Anna Berg asked to take over your record';
const said = (page: Page, sentence: string) =>
  page.getByRole('status').filter({ hasText: sentence });

// One test: the job with the clock ahead works on every request that runs.
test('D12 a person is named, asks, and is refused; asks again, and takes over when the patient was told on every day', async ({
  page,
  product,
  server,
  otherBrowser,
}) => {
  test.slow();
  const { db } = server.deps;
  const robin = await product.signIn(page, { first_name: 'Robin', last_name: 'Miller' });
  const other = await otherBrowser();
  await other.addInitScript(wakeTaps);
  const anna = await product.signIn(other, { first_name: 'Anna', last_name: 'Berg' });
  const { patient_id: patientId } = await db.one<{ patient_id: string }>(
    `SELECT patient_id FROM patients WHERE user_id = $1`,
    [robin.id],
  );
  const helper = { userId: anna.id, email: anna.email };
  await insertGrant(server, patientId, helper, { role: 'viewer', areas: ['medication'] });
  const settings = settingsPage(page);
  const notice = page.getByRole('region', { name: askedIt });
  const part = other.getByRole('region', { name: 'If Robin Miller cannot act any more' });
  const toldDays = async (): Promise<number> => {
    const { count } = await db.one<{ count: number }>(
      `SELECT count(*)::int AS count FROM take_over_notices n JOIN take_overs t ON t.id = n.take_over_id
        WHERE t.patient_id = $1 AND t.over IS NULL`,
      [patientId],
    );
    return count;
  };
  const ask = async (): Promise<void> => {
    await part.getByRole('button', { name: 'Ask to take over' }).press('Enter');
    const question = other.getByRole('dialog', { name: 'Ask to take over Robin Miller’s record?' });
    await expect(question).toContainText('You take over only if Robin Miller was told on 3 days');
    await question.getByRole('button', { name: 'Ask to take over' }).press('Enter');
    await expect(other.getByText('You asked to take over.')).toBeVisible();
    await expect.poll(toldDays).toBe(1);
  };

  await test.step('the patient reads what it means, and names with a fresh code', async () => {
    await db.execute(`UPDATE sessions SET factor_at = NULL WHERE user_id = $1`, [robin.id]);
    await settings.open('circle', 'Care circle');
    await page.getByRole('button', { name: 'Name someone' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Anna Berg' })).toBeChecked();
    await page.getByLabel('Waiting time').selectOption('3 days');
    const meaning = page.getByRole('region', { name: 'What this means' });
    await expect(meaning).toContainText('If you do not refuse for 3 days, Anna Berg can see');
    await expectAccessible(page);
    const naming = page.getByRole('region', { name: 'Name someone to take over' });
    await naming.getByRole('button', { name: 'Save' }).press('Enter');
    const code = codeIn(await product.newestMail(robin.email, /code/));
    await settings.confirm.getByLabel('6-digit code').fill(code);
    await settings.confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(said(page, 'Anna Berg is named. We told Anna Berg by email.')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the person who was named reads what asking means, and asks', async () => {
    await other.goto(hrefOf('helping'));
    await expect(part).toContainText('You are named to take over Robin Miller’s record.');
    await ask();
    await other.reload();
    await expect(part).toContainText('Robin Miller was told on 1 of 3 days.');
    await expect(part).toContainText('The waiting time lasts 3 more days.');
    await expectAccessible(other);
  });

  await test.step('every screen of the patient says so, and one press refuses', async () => {
    await product.newestMail(robin.email, /asked to take over/);
    await page.goto(hrefOf('dashboard'));
    await expect(notice).toContainText('Anna Berg can see and change all of it from');
    await expectAccessible(page);
    await goToScreen(page, hrefOf('medication'));
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Refuse' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(said(page, 'You refused. Anna Berg cannot take over')).toBeFocused();
    await other.reload();
    await expect(part).toContainText('Robin Miller refused on');
    await expect(part.getByRole('button')).toHaveCount(0);
  });

  await test.step('after the rest it is asked again, and withdrawn', async () => {
    await db.execute(
      `UPDATE take_overs SET over_at = over_at - interval '8 days', asked_at = asked_at - interval '8 days' WHERE patient_id = $1`,
      [patientId],
    );
    await other.reload();
    await ask();
    await part.getByRole('button', { name: /^Withdraw/ }).press('Enter');
    await other.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(other.getByText('You withdrew your request.')).toBeVisible();
    await ask();
  });

  await test.step('told on every day, and not refused, it takes effect', async () => {
    const { asked_at: asked } = await db.one<{ asked_at: Date }>(
      `SELECT asked_at FROM take_overs WHERE patient_id = $1 AND over IS NULL`,
      [patientId],
    );
    const runAt = (ms: number) =>
      runTakeOvers({ deps: { ...server.deps, clock: { now: () => new Date(ms) } } });
    // In the morning of the next days, whatever the time is now.
    const midnight = new Date(asked).setUTCHours(0, 0, 0, 0);
    await runAt(midnight + 36 * hour);
    await runAt(midnight + 60 * hour);
    await settings.show('circle', 'Care circle');
    await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Who looked' })).toContainText(
      'Anna Berg asked to take over your record',
    );
    await other.reload();
    await expect(part).toContainText('Robin Miller was told on 3 of 3 days.');
    await runAt(new Date(asked).getTime() + 74 * hour);
    await other.reload();
    await expect(other.getByText('You manage this record: you can see and change')).toBeVisible();
    await expect(part).toHaveCount(0);
    await settings.open('circle', 'Care circle');
    await expect(page.getByText('Can manage')).toBeVisible();
    await expect(page.getByText('Anna Berg took over on')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  });

  await test.step('who helps can stop, and reads what that means', async () => {
    await other.getByRole('button', { name: 'Stop helping Robin Miller' }).press('Enter');
    const question = other.getByRole('dialog', { name: 'Stop helping Robin Miller?' });
    await expect(question).toContainText('You no longer see anything of Robin Miller’s record');
    await question.getByRole('button', { name: 'Stop helping' }).press('Enter');
    await expect(said(other, 'You no longer help Robin Miller.')).toBeFocused();
    await expect(other.getByText('You do not help anyone at the moment.')).toBeVisible();
  });
});
