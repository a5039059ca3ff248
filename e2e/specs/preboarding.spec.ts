import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { CallOf } from '@caretrail/contract/http/endpoint';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { preboardingSteps } from '@caretrail/contract/preboarding/schema';
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

/** All the answers that a draft needs for its steps to show what they can. */
const begun: Draft = {
  diagnosis: { disease_type: 'Glioblastoma', who_grade: '4' },
  where_you_are: { symptoms: ['Headache', 'Ringing in the ears'] },
  medicines: { medicines: ['Levetiracetam', 'Dexamethasone'], allergies: [] },
};

test.describe('§2.1 /preboarding', () => {
  test('a failed load or save is reported and retried; a caregiver is asked about the patient', async ({
    page,
    product,
  }) => {
    await product.signIn(page, half);
    const screen = preboardingPage(page);
    await test.step('a draft that cannot be loaded says so and is retried', async () => {
      await page.route(path, (route) => route.abort());
      await screen.open();
      await expect(page.getByRole('alert')).toContainText('could not be reached');
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await screen.expectStep(1);
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
    await test.step('for a caregiver, the first step asks about the patient', async () => {
      await page.getByLabel('A relative of the patient').check();
      await expect(page.getByText('Answer all questions about the patient')).toBeVisible();
      await expect(page.getByLabel('The patient’s first name')).toBeVisible();
      await expect(screen.heading).toHaveText('The patient');
      await expectAccessible(page);
    });
  });

  test('asks for the names, the date of birth and the illness, and for nothing else; by keyboard alone', async ({
    page,
    product,
  }) => {
    await product.signIn(page, half);
    await page.goto('/');
    const screen = preboardingPage(page);
    const glioblastoma = page.getByRole('radio', { name: 'Glioblastoma' });
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await test.step('what is missing or wrong in step 1, and all of it typed', async () => {
      await screen.expectStep(1);
      await screen.next.click();
      await expect(screen.firstName).toBeFocused();
      await expect(screen.firstName).toHaveAccessibleDescription('Enter the first name.');
      await expectAccessible(page);
      await screen.fillYou({ first: 'Eve', last: 'Else', born: [31, 2, 1981] });
      await screen.next.click();
      await expect(screen.day).toBeFocused();
      await expect(page.getByText('Enter a real date.')).toBeVisible();
      await screen.group('Who is filling this in?').getByLabel('I am the patient').focus();
      // What stands in a field is marked by Tab, and gives way.
      for (const text of ['Ada', 'Abbott', '5', '3', '1971']) {
        await press('Tab');
        await page.keyboard.type(text);
      }
      await press('Enter');
      await screen.expectStep(2);
      await expect(screen.heading).toBeFocused();
      await expect(page).toHaveTitle('Step 2 of 6: Diagnosis · Caretrail');
    });
    await test.step('the illness; the steps after it ask for nothing', async () => {
      await screen.next.click();
      await expect(glioblastoma).toBeFocused();
      await screen.heading.focus();
      await press('Tab', 'Space');
      await expect(glioblastoma).toBeChecked();
      await press('Enter');
      await screen.expectStep(3);
      for (const number of [4, 5, 6]) {
        await screen.next.focus();
        await press('Enter');
        await screen.expectStep(number);
      }
      await screen.check.focus();
      await press('Enter');
      await expect(page.getByText('No answers given. These questions are optional.')).toHaveCount(
        3,
      );
      await expect(page.getByText('You have not added an emergency contact')).toBeVisible();
      await screen.finish.focus();
      await press('Enter');
      await expect(page).toHaveURL(hrefOf('dashboard'));
    });
  });

  test('submitting fills the profile; the draft is removed', async ({ page, product }) => {
    const { email } = await product.signIn(page, half);
    const screen = preboardingPage(page);
    await screen.open();
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/London');
    await screen.fillYou();
    await screen.next.click();
    await page.getByRole('radio', { name: 'Glioblastoma' }).check();
    await page.getByLabel('What is your diagnosis?').fill('Left temporal glioma');
    await screen.month.fill('3');
    await screen.year.fill('2025');
    await page.getByText('More from your letters').click();
    await page.getByLabel('Type of glioma').fill('IDH wildtype');
    await screen.next.click();
    await screen.group('What is happening').getByLabel('Radiotherapy and').check();
    await screen.group('Do you have any symptoms?').getByLabel('Yes').check();
    await page.getByLabel('Headache').check();
    await page.getByLabel('Other symptom 1').fill('Ringing in the ears');
    await screen.next.click();
    await screen.group('Do you take any medicines?').getByLabel('Yes').check();
    await page.getByLabel('Medicine 1').fill('Levetiracetam');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dexamethasone');
    await screen.group('Do you have any allergies?').getByLabel('No, none that I know of').check();
    await screen.next.click();
    await screen.next.click();
    await screen.check.click();
    for (const answer of [
      '5 March 1971',
      'March 2025',
      'Headache, Ringing in the ears',
      'Levetiracetam, Dexa',
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible();
    }
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
        healthrecords: [
          {
            diseaseType: 'DiseaseType.Glioblastoma',
            diagnosis: 'Left temporal glioma',
            gliomaType: 'IDH wildtype',
          },
        ],
        symptom: ['Headache', 'Ringing in the ears'],
      });
  });

  test('half done, it continues at the same step in another browser; nothing clinical is stored in a browser', async ({
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
      await screen.expectStep(1);
    });
    await screen.fillYou();
    await screen.next.click();
    await test.step('nothing clinical is stored in the browser', async () => {
      const saved = screen.saved();
      await page.getByRole('radio', { name: 'Glioblastoma' }).check();
      await saved;
      await expect.poll(() => stored(page, storageKeys.preboardingData)).toContain('diagnosis');
      const progress = JSON.parse(
        (await stored(page, storageKeys.preboardingData)) ?? '{}',
      ) as object;
      expect(Object.keys(progress)).toEqual(['step', 'saved_at']);
      const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(all).not.toContain('Glioblastoma');
      expect(all).not.toContain('1971');
    });
    await screen.next.click();
    await screen.expectStep(3);
    await screen.group('Do you have any symptoms?').getByLabel('Yes').check();
    const saved = screen.saved();
    await page.getByLabel('Fatigue').check();
    await saved;
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const other = await otherBrowser();
    await product.signInAgain(other, account);
    const there = preboardingPage(other);
    await other.goto('/');
    await there.expectStep(3);
    await expect(other.getByLabel('Fatigue')).toBeChecked();
    await there.back.click();
    await expect(other.getByRole('radio', { name: 'Glioblastoma' })).toBeChecked();
    await there.back.click();
    await expect(there.lastName).toHaveValue('Abbott');
    await expect(there.year).toHaveValue('1971');
  });

  test('Back loses nothing; a refusal of the server is shown at its field; finished elsewhere, the app opens', async ({
    page,
    product,
    server,
  }) => {
    const { id } = await product.signIn(page, { preboarding_completed: false });
    const screen = preboardingPage(page);
    await test.step('not even half a date is lost; the browser’s own Back is one step too', async () => {
      await screen.open();
      await expect(screen.day).toHaveValue('31');
      await screen.next.click();
      await screen.expectStep(2);
      await screen.day.fill('5');
      await screen.year.fill('2024');
      const diagnosis = page.getByLabel('What is your diagnosis?');
      await diagnosis.fill('as the letter says');
      await screen.back.click();
      await screen.expectStep(1);
      await screen.next.click();
      await expect(screen.day).toHaveValue('5');
      await expect(screen.year).toHaveValue('2024');
      await expect(diagnosis).toHaveValue('as the letter says');
      await page.goBack();
      await screen.expectStep(1);
      await page.goForward();
      await screen.expectStep(2);
    });
    await test.step('a refusal of the server is shown at its field', async () => {
      await screen.month.fill('3');
      await page.getByRole('radio', { name: 'Another illness' }).check();
      for (const number of [3, 4, 5, 6]) {
        await screen.next.click();
        await screen.expectStep(number);
      }
      await screen.check.click();
      const refusal = { code: 'invalid_input', detail: 'No.', request_id: '1' };
      await page.route(path, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              json: { ...refusal, fields: { 'people.hospital': 'Not this one.' } },
            })
          : route.continue(),
      );
      await screen.finish.click();
      await screen.expectStep(5);
      await expect(page.getByLabel('Your hospital or clinic')).toBeFocused();
      await expect(page.getByText('Not this one.')).toBeVisible();
      await page.unroute(path);
    });
    await test.step('finished elsewhere, the app opens', async () => {
      await server.deps.db.execute('UPDATE users SET preboarding_completed = true WHERE id = $1', [
        id,
      ]);
      await screen.open();
      await expect(page).toHaveURL(hrefOf('dashboard'));
    });
  });

  test('a "yes" that names nothing is not lost; every step and the overview are axe-clean in both themes and fit 320 px', async ({
    page,
    product,
  }) => {
    // Each look of axe is a second of a core, and here are eight.
    test.slow();
    await product.signIn(page, { preboarding_completed: false });
    await saveDraft(page, { ...begun, step: 'medicines' });
    const screen = preboardingPage(page);
    await test.step('the "yes" asks for details, and shows the error until it is fixed', async () => {
      await screen.open();
      const yes = screen.group('Do you have any allergies?').getByLabel('Yes');
      await yes.check();
      await screen.back.click();
      await screen.expectStep(3);
      await screen.next.click();
      await expect(yes).toBeChecked();
      await screen.next.click();
      const sentence = page.getByText('Enter at least one, or select “Don’t know / skip”.');
      await expect(sentence).toBeVisible();
      await expect(page.getByLabel('Allergy 1')).toBeFocused();
      await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByLabel('Allergy 1').fill('Penicillin');
      await expect(sentence).toHaveCount(0);
      await screen.next.click();
      await screen.expectStep(5);
    });
    for (const number of [4, 3, 2, 1]) {
      await screen.back.click();
      await screen.expectStep(number);
    }
    await screen.fillYou();
    for (const [index, step] of preboardingSteps.entries()) {
      await test.step(`step ${step}`, async () => {
        await screen.expectStep(index + 1);
        await expectAccessible(page);
        await screen.next.or(screen.check).click();
      });
    }
    await expect(screen.finish).toBeVisible();
    await expectAccessible(page);
  });
});
