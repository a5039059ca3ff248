/// <reference lib="dom" />
import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import type { Page } from '@playwright/test';
import { everythingStored } from '../everything-stored.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { keepHere } from '../keep-here.ts';
import { putPlace } from '../pages/location-pages.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';

// The worker is what opens the page without a server; each test has a browser of its own.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

const canary = 'Wolframite';
const plan = 'Plinkerwort after 5 minutes: call 112.';
/** Words of the record that occur nowhere else. */
const clinical = /Wolframite|Plinkerwort|Zimberly/g;
const allow = 'Show the card on this device without signing in';

const card = (page: Page) => page.getByRole('article', { name: 'Emergency card' });
const open = (page: Page) => settingsPage(page).open('card', 'Emergency card');

const key = storageKeys.emergencyCard;
const cardStored = (page: Page): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: menuTexts.logout }).click();
  const dialog = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
  await dialog.getByRole('button', { name: menuTexts.logout }).click();
  await page.waitForURL(`**${hrefOf('login')}`);
}

/** As the browser prints it: how many pages. */
const printedPages = async (page: Page): Promise<number> =>
  ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [])
    .length;

test('the emergency card: written, printed on one page, read without a connection and without signing in, and withdrawn', async ({
  page,
  context,
  product,
}) => {
  const account = await product.signIn(page);
  await putMedicine(page, { name: `${canary} 4 mg`, category: 'steroid' });
  await putPlace(page, { name: 'Day clinic', on_call_phone: '01632 960 002' });

  await test.step('what is missing is written on its own screen', async () => {
    await page.goto(hrefOf('dashboard'));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('link', { name: 'Show the emergency card' }).click();
    await expect(card(page)).toContainText(/Takes steroids\s*Wolframite 4 mg/);
    await expect(card(page)).toContainText('Not recorded');
    await page.getByRole('link', { name: 'Change the card' }).click();
    await page.getByLabel('Seizures: what to do', { exact: true }).first().fill(plan);
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zimberly');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Enter a phone number.' }).click();
    await page.keyboard.type('07700 900123');
    await page.getByRole('checkbox', { name: 'Diagnosis' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card(page)).toContainText(plan);
    await expect(
      card(page).getByRole('link', { name: 'Call Zimberly, 07700 900123' }),
    ).toBeVisible();
    await expect(card(page)).toContainText(/Made on .+ at \d\d:\d\d/);
    await page.getByRole('button', { name: 'Show as a code' }).click();
    await expect(page.getByRole('img', { name: 'The emergency card as a QR code' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is one page on paper, in both languages', async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    const front = page.getByRole('region', { name: 'Front' });
    await expect(front).toContainText('Wolframite 4 mg');
    await expectAccessible(page);
    expect(await printedPages(page)).toBe(1);
    const address = page.url();
    const german = { name: languageCookie.name, value: 'de', url: new URL('/', address).href };
    await context.addCookies([german]);
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Vorderseite' })).toContainText('Kortison');
    expect(await printedPages(page)).toBe(1);
    await context.addCookies([{ ...german, value: 'en' }]);
  });

  await test.step('in the copy on this device it is there without a connection, and gone after a sign-out', async () => {
    await keepHere(page);
    await context.setOffline(true);
    await open(page);
    await expect(card(page)).toContainText(plan);
    await context.setOffline(false);
    await page.reload();
    await signOut(page);
    expect(await everythingStored(page)).not.toMatch(clinical);
    await expect(page.getByRole('link', { name: 'Emergency card' })).toHaveCount(0);
  });

  await test.step('allowed on this device, it is shown without signing in and without a connection', async () => {
    await product.signInAgain(page, account);
    await open(page);
    await page.getByRole('button', { name: allow }).click();
    await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await signOut(page);
    await context.setOffline(true);
    await page.goto(hrefOf('login'));
    await page.getByRole('link', { name: 'Emergency card' }).click();
    await expect(card(page)).toContainText(plan);
    await expectAccessible(page);
    await page.reload();
    await expect(card(page)).toContainText('Wolframite 4 mg');
    const inCard = (await cardStored(page)).match(clinical);
    expect(inCard).not.toBeNull();
    expect((await everythingStored(page)).match(clinical)).toEqual(inCard);
    await context.setOffline(false);
  });

  await test.step('withdrawn elsewhere, it goes with the next contact', async () => {
    await product.signInAgain(page, account);
    await open(page);
    // As on another device: this one is told only by the server.
    const kept = await cardStored(page);
    await page.getByRole('button', { name: 'Remove from all devices' }).click();
    await expect(page.getByText(/^Removed\. Other devices/)).toBeVisible();
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, kept] as const);
    await signOut(page);
    await page.goto(hrefOf('emergencyCard'));
    await expect(page.getByText('This card was withdrawn')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    expect(await everythingStored(page)).not.toMatch(clinical);
  });
});
