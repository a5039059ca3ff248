import { hrefOf } from '@caretrail/contract/access/routes';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { onPhone } from '../on-phone.ts';

type Db = { execute(sql: string, values: readonly unknown[]): Promise<number> };

const ofUser = `patient_id = (SELECT patient_id FROM patients WHERE user_id = $1)`;

/** A patient who got started some days ago, with the short form. */
const startedBefore = (db: Db, userId: string): Promise<number> =>
  db.execute(`UPDATE patients SET started_on = current_date - 9 WHERE user_id = $1`, [userId]);

/** What was asked was asked yesterday. */
async function nextDay(db: Db, userId: string): Promise<void> {
  await db.execute(
    `UPDATE asked_questions SET shown_on = shown_on - 1, decided_on = decided_on - 1 WHERE ${ofUser}`,
    [userId],
  );
  await db.execute(`UPDATE patients SET data_version = data_version + 1 WHERE user_id = $1`, [
    userId,
  ]);
}

const questionCard = (page: Page) => {
  const card = page.getByRole('region', { name: 'A question for your record' });
  return {
    card,
    save: card.getByRole('button', { name: 'Save' }),
    later: card.getByRole('button', { name: 'Not now' }),
    never: card.getByRole('button', { name: 'Do not ask this again' }),
  };
};

test('one question a day: answered, put off, or never asked again', async ({
  page,
  product,
  server,
}) => {
  const { id } = await product.signIn(page);
  const { db } = server.deps;
  await startedBefore(db, id);
  const { card, save, later, never } = questionCard(page);
  await test.step('an answer is asked for, saved in the profile, and the card is gone', async () => {
    await page.goto(hrefOf('dashboard'));
    await expect(card.getByText('Do you have any allergies?')).toBeVisible();
    await expectAccessible(page);
    await onPhone(page, () =>
      expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible(),
    );
    await save.click();
    await expect(card.getByText('Answer the question, or select “Not now”.')).toBeVisible();
    await card.getByLabel('Yes').check();
    await card.getByLabel('Allergy 1').fill('Latex');
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved in your record.' }),
    ).toBeFocused();
    await goInApp(page, `${hrefOf('settings')}?section=clinical`);
    await expect(page.getByLabel('Allergy 1')).toHaveValue('Latex');
  });
  await test.step('the next one comes on the next day, and can be put off', async () => {
    await nextDay(db, id);
    await page.goto(hrefOf('dashboard'));
    await expect(card.getByText('Who should be called in an emergency?')).toBeVisible();
    await later.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'ask again in a few days' }),
    ).toBeFocused();
    await expect(card).toHaveCount(0);
  });
  await test.step('one that must not be asked again; a call that fails says so', async () => {
    await nextDay(db, id);
    await page.goto(hrefOf('dashboard'));
    await expect(card.getByText('What is happening at the moment?')).toBeVisible();
    const path = `**${profileEndpoints.declineQuestion.path}`;
    await page.route(path, (route) => route.abort());
    await never.click();
    await expect(card.getByRole('alert')).toContainText('could not be reached');
    await page.unroute(path);
    await never.click();
    await expect(page.getByRole('status').filter({ hasText: 'not ask this again' })).toBeFocused();
  });
});
