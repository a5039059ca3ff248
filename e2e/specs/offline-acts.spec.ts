import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertGrant } from '@caretrail/server/testing/circle';
import { ask } from '../ask-past-screen.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { rowsOf } from '../keep-here.ts';
import { eventsOf, putEvent } from '../pages/event-pages.ts';
import { medicinesPage, putMedicine } from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';

// The worker is what opens the page without a server; each test has a browser of its own.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

test('without a connection nothing on Today alarms; a seizure is timed, a symptom and a check-in wait, a question finds its visit, and a dose that is put off says what waits', async ({
  page,
  context,
  product,
  server,
}) => {
  const patient = await product.signIn(page);
  const helper = await product.newAccount({ first_name: 'Anna', last_name: 'Berg' });
  const { patient_id } = await server.deps.db.one<{ patient_id: string }>(
    `SELECT patient_id FROM patients WHERE user_id = $1`,
    [patient.id],
  );
  const { id: userId } = await server.deps.db.one<{ id: string }>(
    `SELECT id FROM users WHERE email = $1`,
    [helper.email],
  );
  await insertGrant(server, patient_id, { userId, email: helper.email });
  const { id } = await putMedicine(page);
  const critical = { after_min: 30, people: [userId], version: null };
  await ask(page, 'PUT', escalationEndpoints.save.path.replace('{id}', id), critical);
  await putEvent(page, { event_type: 'Consultations', title: 'Neuro-oncology clinic' });
  await ask(page, 'PATCH', dashboardEndpoints.choose.path, {
    check_in: { is_on: true, symptoms: ['Headache'] },
  });

  await test.step('a yes says that it counts, and where it can be changed', async () => {
    await page.goto(hrefOf('dashboard'));
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(
      page.getByText(/^Caretrail keeps a copy on this device from now on/),
    ).toBeVisible();
    const isWhole = expect.poll(() => rowsOf(page, 'caretrail-copy'), { timeout: 60_000 });
    await isWhole.toBeGreaterThanOrEqual(11);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  });

  await context.setOffline(true);
  await page.goto(hrefOf('dashboard'));
  await expect(todayPage(page).region).toBeVisible();
  await expect(page.getByText(/^You will see here whether someone was told/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('a question finds the visit that it is for', async () => {
    await todayPage(page).capture.click();
    const { sheet } = todayPage(page);
    await sheet.getByRole('button', { name: 'Add a question for an appointment' }).click();
    const visits = page.getByRole('dialog', { name: 'Which appointment is your question for?' });
    await visits.getByRole('link', { name: /^Neuro-oncology clinic/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Neuro-oncology clinic' }),
    ).toBeVisible();
    await goInApp(page, hrefOf('dashboard'));
  });

  await test.step('a seizure is timed, and waits', async () => {
    await todayPage(page).add('Record a seizure');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'It is over' }).click();
    await expect(page.getByText(/^Not sent yet: there is no connection\./)).toBeVisible();
    await expect(page.getByRole('button', { name: '1 not sent yet' })).toBeVisible();
  });

  await test.step('an own symptom takes two taps, and a check-in is kept until it can be sent', async () => {
    await goInApp(page, hrefOf('dashboard'));
    await todayPage(page).capture.click();
    await todayPage(page).sheet.getByRole('button', { name: 'Record Headache now' }).click();
    await expect(page.getByText(/^Not sent yet: there is no connection\./)).toBeVisible();
    await goInApp(page, hrefOf('dashboard'));
    await todayPage(page)
      .item(/^Check-in/)
      .getByRole('link')
      .click();
    const mood = page.getByRole('group', { name: 'How is your mood?' });
    await mood.getByRole('button', { name: 'Fair' }).click();
    await page.getByRole('button', { name: 'Save check-in' }).click();
    await expect(todayPage(page).item('Check-in saved')).toContainText('Not sent yet');
    // What waits can be corrected: it stays one check-in.
    await todayPage(page).item('Check-in saved').getByRole('link').click();
    await mood.getByRole('button', { name: 'Good', exact: true }).click();
    await page.getByRole('button', { name: 'Save check-in' }).click();
    await expect(page.getByRole('button', { name: '3 not sent yet' })).toBeVisible();
  });

  await test.step('a dose that is put off keeps its time, and says until when', async () => {
    await goInApp(page, hrefOf('medication'));
    await medicinesPage(page).later.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(In )?1 hour/ })
      .click();
    await expect(
      page.getByText(/^Levetiracetam: put off until .*, not sent yet\. We send it/),
    ).toBeVisible();
  });

  await context.setOffline(false);
  await expect(page.getByText('Back online. 4 entries were sent.')).toBeVisible();
  const events = await eventsOf(page);
  expect(events.filter(({ check_in }) => check_in !== null)).toMatchObject([
    { check_in: { mood: 'good' } },
  ]);
  expect(events.filter(({ symptoms }) => symptoms.includes('Headache'))).toHaveLength(1);
});
