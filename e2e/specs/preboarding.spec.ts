import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { CallOf } from '@caretrail/contract/http/endpoint';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { preboardingPage } from '../pages/preboarding-page.ts';

const half = { preboarding_completed: false, birth_date: null, first_name: '', last_name: '' };
const path = `**${preboardingEndpoints.submit.path}`;

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const profileOf = (page: Page): Promise<unknown> =>
  page.evaluate(async (url) => {
    const bearer = `Bearer ${localStorage.getItem('access_token')}`;
    return (await fetch(url, { headers: { authorization: bearer } })).json() as Promise<unknown>;
  }, profileEndpoints.read.path);

type Draft = Exclude<CallOf<typeof preboardingEndpoints.save>['body'], { append: unknown }>;

/** As another device would have saved it. */
const saveDraft = (page: Page, draft: Draft): Promise<void> =>
  page.evaluate(
    async ([url, body]) => {
      const authorization = `Bearer ${localStorage.getItem('access_token')}`;
      const headers = { authorization, 'content-type': 'application/json' };
      await fetch(url, { method: 'PUT', headers, body });
    },
    [preboardingEndpoints.save.path, JSON.stringify(draft)] as const,
  );

test.describe('§2.1 /preboarding', () => {
  test('a failed load or save is reported and retried; language, zone and units are shown and can be changed', async ({
    page,
    product,
  }) => {
    const { email } = await product.signIn(page, half);
    const screen = preboardingPage(page);
    await test.step('a draft that cannot be loaded says so and is retried', async () => {
      await page.route(path, (route) => route.abort());
      await screen.open();
      await expect(page.getByRole('alert')).toContainText('could not be reached');
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(screen.firstName).toBeVisible();
    });
    await test.step('a failed save is reported unobtrusively and retried', async () => {
      await page.route(path, (route) => route.abort());
      await screen.firstName.fill('Ada');
      await expect(page.getByText('Not saved yet. We will try again.')).toBeVisible();
      await expect(screen.firstName).toBeFocused();
      await expectAccessible(page);
      await page.unroute(path);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(screen.firstName).toHaveValue('Ada');
    });
    await test.step('what the device knows is one line; it is asked only of those who change it', async () => {
      await expect(page.getByText('English · London · kg, cm, °C')).toBeVisible();
      await expect(page.getByLabel('Time zone', { exact: true })).toHaveCount(0);
      await screen.change.click();
      await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Europe/London');
      await page.getByLabel('Pounds, feet and inches').check();
      await expectAccessible(page);
      await screen.change.click();
      await expect(page.getByText('English · London · lb, ft, °F')).toBeVisible();
    });
    await test.step('a tumour that is not in the list is named underneath; submitting fills the profile and removes the draft', async () => {
      await screen.fillYou();
      await expect(screen.which).toHaveCount(0);
      await screen.illness('Another tumour or illness').check();
      await screen.which.fill('Meningioma');
      await expectAccessible(page);
      // The name belongs to “another” alone, and is not lost.
      await screen.illness('Glioblastoma').check();
      await expect(screen.which).toHaveCount(0);
      await screen.illness('Another tumour or illness').check();
      await expect(screen.which).toHaveValue('Meningioma');
      await screen.finish.click();
      await expect(page).toHaveURL(hrefOf('dashboard'));
      await expect.poll(() => stored(page, storageKeys.patientId)).toMatch(/^[0-9a-f-]{36}$/);
      await expect.poll(() => stored(page, storageKeys.preboardingCompleted)).toBe('true');
      await expect.poll(() => stored(page, storageKeys.preboardingData)).toBeNull();
      await expect
        .poll(() => profileOf(page))
        .toMatchObject({
          first_name: 'Ada',
          onboarding: { email, birthDate: '1971-03-05' },
          healthrecords: [{ diseaseType: 'DiseaseType.Other', diagnosis: 'Meningioma' }],
        });
    });
  });

  test('asks for the names, the date of birth and the illness, and for nothing else; by keyboard alone', async ({
    page,
    product,
  }) => {
    await product.signIn(page, half);
    await page.goto('/');
    const screen = preboardingPage(page);
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await test.step('what is missing or wrong', async () => {
      await screen.finish.click();
      await expect(screen.firstName).toBeFocused();
      await expect(screen.firstName).toHaveAccessibleDescription('Enter the first name.');
      await expect(page.getByText('Select the illness.')).toBeVisible();
      await expectAccessible(page);
      await screen.fillYou({ first: 'Eve', last: 'Else', born: [31, 2, 1981] });
      await screen.finish.click();
      await expect(screen.day).toBeFocused();
      await expect(page.getByText('Enter a real date.')).toBeVisible();
    });
    await test.step('all of it typed', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      // What stands in a field is marked by Tab, and gives way.
      for (const text of ['Ada', 'Abbott', '5', '3', '1971']) {
        await press('Tab');
        await page.keyboard.type(text);
      }
      await press('Tab', 'Space');
      await expect(screen.illness('Glioblastoma')).toBeChecked();
      await press('Enter');
      await expect(page).toHaveURL(hrefOf('dashboard'));
    });
  });

  test('half done, it continues in another browser; nothing clinical is stored in a browser', async ({
    page,
    product,
    otherBrowser,
  }) => {
    const account = await product.signIn(page, half);
    const screen = preboardingPage(page);
    await test.step('§2.3 a browser that stored it as done is led back to it', async () => {
      await page.evaluate(({ userData, preboardingCompleted }) => {
        const user = JSON.parse(localStorage.getItem(userData) ?? '{}') as object;
        localStorage.setItem(userData, JSON.stringify({ ...user, preboarding_completed: true }));
        localStorage.setItem(preboardingCompleted, 'true');
      }, storageKeys);
      await page.goto(hrefOf('dashboard'));
      await expect(page).toHaveURL(hrefOf('preboarding'));
      await expect(screen.firstName).toBeVisible();
    });
    await screen.fillYou();
    await test.step('nothing clinical is stored in the browser', async () => {
      const saved = screen.saved();
      await screen.illness('Glioblastoma').check();
      await saved;
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      const progress = JSON.parse(
        (await stored(page, storageKeys.preboardingData)) ?? '{}',
      ) as object;
      expect(Object.keys(progress)).toEqual(['saved_at']);
      const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(all).not.toContain('Glioblastoma');
      expect(all).not.toContain('1971');
    });

    const other = await otherBrowser();
    await product.signInAgain(other, account);
    const there = preboardingPage(other);
    await other.goto('/');
    await expect(there.illness('Glioblastoma')).toBeChecked();
    await expect(there.lastName).toHaveValue('Abbott');
    await expect(there.year).toHaveValue('1971');
  });

  test('a refusal of the server is shown at its field; answers of the earlier, longer form are kept', async ({
    page,
    product,
    server,
  }) => {
    const { id } = await product.signIn(page, { preboarding_completed: false });
    const screen = preboardingPage(page);
    await saveDraft(page, {
      you: { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' },
      diagnosis: { disease_type: 'Glioblastoma', diagnosis: 'as the letter says' },
      // Half an address: it cannot be corrected here, and must not stand in the way.
      people: { hospital: 'St Mary’s', caregiver_email: 'half an addr' },
    });
    await screen.open();
    await expect(screen.illness('Glioblastoma')).toBeChecked();
    await test.step('a refusal is shown at its field', async () => {
      const refusal = { code: 'invalid_input', detail: 'No.', request_id: '1' };
      await page.route(path, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              json: { ...refusal, fields: { 'you.last_name': 'Not this one.' } },
            })
          : route.continue(),
      );
      await screen.finish.click();
      await expect(screen.lastName).toBeFocused();
      await expect(page.getByText('Not this one.')).toBeVisible();
      await page.unroute(path);
    });
    await screen.finish.click();
    await expect(page).toHaveURL(hrefOf('dashboard'));
    await expect
      .poll(() => profileOf(page))
      .toMatchObject({ healthrecords: [{ diagnosis: 'as the letter says' }] });
    const { details } = await server.deps.db.one<{ details: object }>(
      `SELECT h.details FROM health_profiles h JOIN patients p USING (patient_id) WHERE p.user_id = $1`,
      [id],
    );
    expect(details).toMatchObject({ people: { hospital: 'St Mary’s' } });
  });

  test('finished elsewhere, the app opens', async ({ page, product, server }) => {
    const { id } = await product.signIn(page, { preboarding_completed: false });
    await server.deps.db.execute('UPDATE users SET preboarding_completed = true WHERE id = $1', [
      id,
    ]);
    await preboardingPage(page).open();
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });
});
