import { hrefOf } from '@caretrail/contract/access/routes';
import { recordHref } from '@caretrail/contract/access/record-href';
import { insertGrant } from '@caretrail/server/testing/circle';
import { runEscalation } from '@caretrail/server/testing/escalation';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { phone } from '../on-phone.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { todayPage } from '../pages/today-page.ts';
import { tabTo } from '../tab-to.ts';

test.use({ isAwake: true });

const minute = 60_000;
/** Longer than the dose is over: made critical later, it would begin with the next one. */
const waitMin = 30;

test('D11 a medicine is made critical by keyboard; a dose that is not recorded is told, someone is on it, and the record of the dose ends it everywhere', async ({
  page,
  product,
  server,
  otherBrowser,
}) => {
  test.slow();
  await page.setViewportSize(phone.viewport);
  const patient = await product.signIn(page, { first_name: 'Robin', last_name: 'Miller' });
  const medicine = await putMedicine(page);
  const other = await otherBrowser();
  const anna = await product.signIn(other, { first_name: 'Anna', last_name: 'Berg' });
  const ben = await product.newAccount({ first_name: 'Ben', last_name: 'Ito' });
  const { deps } = server;
  const idOf = async (email: string) =>
    (await deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [email])).id;
  const { patient_id } = await deps.db.one<{ patient_id: string }>(
    `SELECT patient_id FROM patients WHERE user_id = $1`,
    [patient.id],
  );
  for (const email of [anna.email, ben.email]) {
    const helper = { userId: await idOf(email), email };
    await insertGrant(server, patient_id, helper, { role: 'helper', areas: ['medication'] });
  }

  await test.step('the page of the medicine says who is told, in an order that keys change', async () => {
    await page.goto(recordHref('medicine', medicine.id));
    const part = page.getByRole('region', { name: 'If a dose is not recorded' });
    await expect(part).toContainText('No one else is told');
    const press = async (name: string): Promise<void> => {
      await part.getByRole('button', { name, exact: true }).press('Enter');
    };
    await tabTo(page, part.getByRole('button', { name: 'Tell someone' }), 60);
    await page.keyboard.press('Enter');
    await expect(part.getByRole('switch')).toBeChecked();
    await press('Tell Anna Berg');
    await press('Tell Ben Ito');
    // The focus stays on the button of the person who moves.
    await press('Tell Ben Ito earlier');
    await expect(part.getByRole('listitem')).toContainText(['1. Ben Ito', '2. Anna Berg']);
    await expect(part.getByRole('button', { name: 'Tell Ben Ito earlier' })).toBeFocused();
    await tabTo(page, part.getByRole('button', { name: 'Tell Ben Ito later' }));
    await page.keyboard.press('Enter');
    await expect(part.getByRole('listitem')).toContainText(['1. Anna Berg', '2. Ben Ito']);
    await tabTo(page, part.getByLabel('How long to wait (minutes)'));
    await page.keyboard.type(String(waitMin));
    await expect(part.getByRole('region', { name: 'What this means' })).toContainText(
      'not recorded 30 minutes after its time, Anna Berg gets a message',
    );
    await expectAccessible(page);
    await press('Save');
    await expect(part).toContainText('This medicine is critical');
    await expect(part).toContainText('Anna Berg: 30 minutes after the time of the dose');
    await expectAccessible(page);
    await goInApp(page, hrefOf('medication'));
    await expect(page.getByText('Critical', { exact: true })).toBeVisible();
  });

  await test.step('someone is told: the patient and the helper see who, and who is next', async () => {
    const clock = { now: () => new Date(Date.now() + (waitMin + 1) * minute) };
    await runEscalation(server, { clock });
    await page.goto(hrefOf('dashboard'));
    const card = page.getByRole('region', { name: 'Not recorded: your care circle was told' });
    await expect(card).toContainText('Levetiracetam');
    // The worker is half an hour ahead, which may be after midnight.
    await expect(card).toContainText(/Anna Berg was told (?:today|tomorrow) at/);
    await expect(card).toContainText('If it is still not recorded, Ben Ito is told');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });

  const card = other.getByRole('region', { name: 'An important dose is not recorded' });
  await test.step('the helper finds it among the people they help, and says “I’m on it”', async () => {
    await other.setViewportSize(phone.viewport);
    await other.goto(hrefOf('helping'));
    await expectAccessible(other);
    await other.getByRole('link', { name: 'An important dose is not recorded: Levet' }).click();
    await expect(card).toContainText('Ask Robin Miller first.');
    await expect(card).toContainText(/You were told (?:today|tomorrow) at/);
    await expectAccessible(other);
    await card.getByRole('button', { name: 'I’m on it' }).click();
    await expect(card).toContainText('Thank you. When it is done, record it');
    await expect(card).toContainText('You are on it until');
    await expectAccessible(other);
  });

  await test.step('who is on duty is taken, asked for and ended', async () => {
    const duty = other.getByRole('region', { name: 'On duty', exact: true });
    await expect(duty).toContainText('No one is on duty.');
    await duty.getByText('No one is on duty.').click();
    await expect(duty.getByText('No one is on duty.')).toHaveCount(1);
    await duty.getByRole('button', { name: 'Go on duty' }).click();
    await duty.getByRole('button', { name: 'Go on duty' }).click();
    await expect(duty.getByText('You are on duty until you end it.')).toHaveCount(1);
    await expect(duty.getByRole('button', { name: 'End duty' })).toBeVisible();
    await duty.getByRole('button', { name: 'Ask someone else' }).click();
    await expect(duty.getByRole('radio', { name: 'Ben Ito' })).toBeChecked();
    await expect(duty).toContainText('Until Ben Ito says yes, you stay on duty.');
    await expectAccessible(other);
    await duty.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(duty).toContainText('You asked Ben Ito to be on duty.');
    await settingsPage(page).open('circle', 'Care circle');
    const own = page.getByRole('region', { name: 'On duty', exact: true });
    await expect(own).toContainText('Anna Berg asks Ben Ito to be on duty.');
    await expectAccessible(page);
    await own.getByRole('button', { name: 'End duty of Anna Berg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End duty' }).click();
    await expect(own).toContainText('No one is on duty.');
  });

  await test.step('the patient chooses what a message says, and reads it before', async () => {
    const messages = page.getByRole('region', { name: 'Messages to your care circle' });
    const preview = messages.getByRole('region', { name: 'Example', exact: true });
    await expect(preview).toContainText('Robin asked us to tell you when something important');
    await messages.getByText('Names and amounts of medicines').click();
    await expect(preview).toContainText('08:00 · Example medicine · 2 tablets');
    await messages.getByRole('button', { name: 'Save' }).click();
    await expect(messages).toContainText('Saved.');
  });

  await test.step('the patient is warned before the only person who is told loses the access', async () => {
    const people = page.getByRole('region', { name: 'People with access' });
    const warned = /no one is told when a dose of Levetiracetam is not recorded/;
    await people.getByRole('button', { name: 'End access of Ben Ito' }).click();
    await expect(page.getByRole('dialog')).not.toContainText(warned);
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await people.getByRole('button', { name: 'Change access of Anna Berg' }).click();
    await people.getByLabel('Medicines').uncheck();
    await people.getByLabel('Diary').check();
    await people.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(warned);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await people.getByRole('button', { name: 'Cancel' }).click();
    await people.getByRole('button', { name: 'End access of Anna Berg' }).click();
    await expect(dialog).toContainText(warned);
    await expect(
      dialog.getByRole('link', { name: 'Choose another person for Levetiracetam' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the record of the dose ends it everywhere', async () => {
    await goInApp(page, hrefOf('dashboard'));
    const own = page.getByText('Anna Berg is on it until');
    await expect(own).toBeVisible();
    await todayPage(page)
      .region.getByRole('button', { name: /^Record as taken: Levetiracetam/ })
      .click();
    await expect(page.getByText('No one else is told: it is recorded')).toBeVisible();
    await expect(own).toBeHidden();
    await other.reload();
    await expect(other.getByRole('region', { name: 'On duty', exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
    await other.goto(hrefOf('helping'));
    await expect(other.getByText('No dose is due now.')).toBeVisible();
    await expect(other.getByText('An important dose is not recorded')).toHaveCount(0);
  });
});
