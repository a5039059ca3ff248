import { hrefOf } from '@caretrail/contract/access/routes';
import { type QuestionKey, questionKeys } from '@caretrail/contract/preboarding/questions';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

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
    await save.click();
    await expect(card.getByText('Answer the question, or select “Not now”.')).toBeVisible();
    await card.getByLabel('Yes').check();
    await card.getByLabel('Allergy 1').fill('Latex');
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved in your record.' }),
    ).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Articles for you' })).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.goto(`${hrefOf('settings')}?section=clinical`);
    await expect(page.getByLabel('Allergy 1')).toHaveValue('Latex');
  });
  await test.step('the next one comes on the next day, stays for the day, and can be put off', async () => {
    await nextDay(db, id);
    await page.goto(hrefOf('dashboard'));
    await expect(card.getByText('Who should be called in an emergency?')).toBeVisible();
    await page.reload();
    await expect(card.getByText('Who should be called in an emergency?')).toBeVisible();
    await later.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'ask again in a few days' }),
    ).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Articles for you' })).toBeVisible();
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

/** What each asks for; a link for what has settings of its own. */
const fields: Record<QuestionKey, string> = {
  'medicines.allergies': 'Do you have any allergies?',
  'people.emergency_contact': 'Relationship to you',
  'where_you_are.stage': 'Waiting for surgery',
  'reminders.email': 'Set up reminders',
  'people.hospital': 'Your hospital or clinic',
  'people.on_call_phone': 'Your clinic’s phone number for urgent questions',
  'where_you_are.symptoms': 'Do you have any symptoms?',
  'diagnosis.diagnosis': 'What is your diagnosis?',
  'diagnosis.diagnosed_on': 'When were you diagnosed?',
  'diagnosis.disease_group': 'Do you also have any of these conditions?',
  'diagnosis.glioma_type': 'Type of glioma',
  'diagnosis.who_grade': 'WHO grade',
  'diagnosis.side': 'Side of the brain',
  'diagnosis.lobe': 'Part of the brain',
  'diagnosis.idh': 'IDH',
  'diagnosis.mgmt': 'MGMT',
  'diagnosis.codeletion_1p19q': '1p/19q codeletion',
  'people.caregiver_email': 'Email address of someone who helps you',
  'you.sex': 'Sex',
  'you.filled_in_by': 'Who is filling in this record?',
};

test('every question that was left for later can be asked', async ({ page, product, server }) => {
  test.slow();
  const { id } = await product.signIn(page);
  const { db } = server.deps;
  await startedBefore(db, id);
  await db.execute(
    `INSERT INTO health_profiles (patient_id, disease_type, updated_at)
     SELECT patient_id, 'DiseaseType.Glioblastoma', now() FROM patients WHERE user_id = $1
     ON CONFLICT (patient_id) DO UPDATE SET disease_type = excluded.disease_type`,
    [id],
  );
  const { card, save, never } = questionCard(page);
  for (const question of questionKeys) {
    await test.step(question, async () => {
      await page.goto(hrefOf('dashboard'));
      await expect(card.getByText(fields[question], { exact: true })).toBeVisible();
      if (question !== 'reminders.email') {
        await save.click();
        await expect(card.getByText('Answer the question, or select “Not now”.')).toBeVisible();
      }
      await never.click();
      await expect(card).toHaveCount(0);
      await nextDay(db, id);
    });
  }
});
