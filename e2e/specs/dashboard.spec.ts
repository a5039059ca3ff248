import { hrefOf } from '@caretrail/contract/access/routes';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { putEvent } from '../pages/event-pages.ts';
import { asNeeded, notedToday, putMedicine, today } from '../pages/medication-pages.ts';
import { addDays } from '@caretrail/contract/time/days';
import { todayPage } from '../pages/today-page.ts';

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

test.describe('§2.5 the dashboard, axe', () => {
  test('a failed load can be retried; an empty record is offered a first step in each section', async ({
    page,
  }) => {
    await page.route('**/api/dashboard_api_gateway/**', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Not now.' } }),
    );
    await page.goto(hrefOf('dashboard'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not now.');
    // While a second request of the arriving screen is under way it is disabled, and would be gone with its answer.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeEnabled();
    await page.unroute('**/api/dashboard_api_gateway/**');
    await again.click();
    await expect(todayPage(page).region).toBeVisible();
    await expect(page.getByText('Your health overview')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a medicine' })).toBeVisible();
    await expect(page.getByText('No appointment is planned.')).toBeVisible();
    await expect(page.getByText(/Record a symptom and how bad it was/)).toBeVisible();
    await expect(page.getByText('Since your last seizure')).toHaveCount(0);
    // One primary button: everything else is a way to go, not the next step.
    await expect(page.locator('main .bg-action').filter({ visible: true })).toHaveText(['Create']);
    await expectAccessible(page);

    await test.step('a seizure is recorded in two presses from here', async () => {
      await todayPage(page).add('Record a seizure');
      await page.getByRole('button', { name: 'It is over' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await goInApp(page, hrefOf('dashboard'));
      await expect(page.getByText('Since your last seizure')).toBeVisible();
      await expect(page.getByText('Today', { exact: true }).first()).toBeVisible();
    });
  });

  test('shows the day in one call, records a dose with one tap and undoes it', async ({ page }) => {
    await putMedicine(page, {
      hazardous_handling: true,
      stock: [{ strength: '500 mg', on_hand: 9, repeats_left: 0 }],
    });
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    await putEvent(page, {
      event_type: 'Appointment',
      title: 'Neuro-oncology clinic',
      start: `${addDays(today(), 1)}T10:15`,
      time_zone: 'UTC',
    });
    await putEvent(page, {
      event_type: 'Important Data',
      title: 'Headache',
      start: `${addDays(today(), -2)}T08:00`,
      time_zone: 'UTC',
      status: 'done',
      symptoms: ['Headache'],
      severity: 6,
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('dashboard_api_gateway')) calls.push(request.method());
    });
    await page.goto(hrefOf('dashboard'));
    const screen = todayPage(page);
    const { region: now, nextDays } = screen;
    await expect(now).toContainText('Levetiracetam');
    await expect(now).toContainText(/Good (morning|afternoon|evening), |Hello, /);
    await expect(now).toContainText('Handle with care');
    await expect(page.getByText('0 of 1 dose taken')).toBeVisible();
    await expect(
      nextDays.getByRole('link', { name: /10:15.*Neuro-oncology clinic/ }),
    ).toBeVisible();
    await expect(nextDays.getByRole('link', { name: '1 dose planned' })).toHaveCount(3);
    expect(calls).toEqual(['GET']);
    await expect(
      page.getByText(/Recorded on 1 of 14 days\. Severity always 6 out of 10/),
    ).toBeVisible();
    await expectAccessible(page);

    await now.getByRole('button', { name: /^Record as taken: Levetiracetam/ }).click();
    await expect(page.getByText('1 of 1 dose taken')).toBeVisible();
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    await page.getByRole('button', { name: /^Undo: Levetiracetam/ }).click();
    await expect(page.getByText('Levetiracetam: record undone.')).toBeVisible();
    await expect(
      now.getByRole('button', { name: /^Record as taken: Levetiracetam/ }),
    ).toBeFocused();
    await expect(page.getByText('0 of 1 dose taken')).toBeVisible();
    await expect.poll(() => notedToday(page)).toEqual([]);

    await expect(page.getByText('Since your last seizure')).toHaveCount(0);
    await page.getByRole('button', { name: 'Count the days since a symptom' }).click();
    await page.getByRole('radio', { name: 'Headache' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Since you last recorded “headache”')).toBeVisible();
    await expect(page.getByText('2 days', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a different symptom' })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Headache' })).toBeAttached();

    await page.getByRole('link', { name: 'Levetiracetam: ask for a new prescription now' }).click();
    await expect(page.getByRole('heading', { name: 'Stock' })).toBeFocused();
    await page.goBack();
    await screen.add('Record an as-needed dose');
    await expect(page.getByRole('heading', { name: 'As needed' })).toBeFocused();
    await expect(page).toHaveURL(/\/medication$/);
    await expect(page.getByRole('region', { name: 'Now' })).toContainText('Handle with care');
  });
});
