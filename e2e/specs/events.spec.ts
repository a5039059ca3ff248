import { hrefOf } from '@caretrail/contract/access/routes';
import { errors } from '@caretrail/contract/texts/errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { png } from '@caretrail/server/testing/sample-files';
import type { Page } from '@playwright/test';
import { chooseLargestText } from '../choose-comfort.ts';
import { comingYear, named } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import {
  anyOf,
  eventForm,
  eventPage,
  eventsOf,
  expectToast,
  letter,
  unreached,
} from '../pages/event-pages.ts';
import { startAgain } from '../pages/start-again.ts';
import { tabTo } from '../tab-to.ts';

test.use({ isAwake: true });

const { create } = timelinesEndpoints;

/** Those of this title that the server holds now. */
const eventsNamed = async (page: Page, title: string) =>
  (await eventsOf(page)).filter((each) => each.title === title);

const toEvents = (page: Page) => page.getByRole('link', { name: 'Back to events' }).click();
const toNew = (page: Page) => page.getByRole('button', { name: 'Create', exact: true }).click();

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave and finish later?' });

test('§3 §7 a new event: the fields of its type, its errors, and a draft that survives leaving', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();

  await test.step('each type asks for what it needs', async () => {
    await expect(form.save).toHaveCount(0);
    await form.choose('Appointment');
    await form.more.click();
    await expect(form.notes).toBeVisible();
    await page.getByRole('checkbox', { name: 'It lasts more than one day' }).check();
    await expectAccessible(page);
    await form.choose('Important Data');
    await expect(page.getByRole('slider', { name: 'How bad was it?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Symptom 1').fill('Headache');
    await form.choose('Scan');
    // Filled in, so it stays.
    await expect(page.getByLabel('Symptom 1')).toHaveValue('Headache');
    await expect(page.getByLabel('How to prepare')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'How bad was it?' })).toHaveCount(0);
  });

  await test.step('leaving asks first, and the draft is restored', async () => {
    await form.title.fill('Half an event');
    await form.files.setInputFiles(letter);
    await toEvents(page);
    await expect(leaving(page)).toBeVisible();
    await expectAccessible(page);
    const stay = leaving(page).getByRole('button', { name: 'Stay here' });
    // The safe one is the strong one.
    await expect(stay).toHaveClass(/bg-action /);
    await stay.click();
    await expect(form.title).toHaveValue('Half an event');
    await toEvents(page);
    await leaving(page).getByRole('button', { name: 'Leave' }).click();
    await toNew(page);
    await expect(form.title).toHaveValue('Half an event');
    await expect(page.getByRole('button', { name: 'Remove Letter.pdf' })).toBeVisible();
    const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(all).not.toContain('Half an event');
    await startAgain(page);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('errors are listed at the top and at each field, with a link to it', async () => {
    await form.choose('Result');
    await page.getByLabel('Unit').fill('mg/L');
    await form.save.click();
    const summary = form.alert;
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Check 5 things');
    await form.files.setInputFiles({ ...letter, name: `${'long-name-'.repeat(12)}.exe` });
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Remove long-name/ }).click();
    await summary.getByRole('button', { name: 'Enter the name of the test.' }).click();
    await expect(page.getByRole('textbox', { name: 'Test', exact: true })).toBeFocused();
    await summary.getByRole('button', { name: 'Select the day.' }).click();
    await expect(form.part('Day', 'day')).toBeFocused();
    await summary.getByRole('button', { name: 'Enter a title for the event.' }).click();
    await page.keyboard.type('Blood count');
    await expect(form.title).not.toHaveAttribute('aria-invalid');
    await expect(summary).toContainText('Check 4 things');
    await form.allDay.check();
    await expect(summary).toContainText('Check 3 things');
  });
});

test('§7 a new event by keyboard alone; with two files; two rapid clicks make one', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const [form, screen] = [eventForm(page), eventPage(page)];
  await page.goto(hrefOf('timelines'));

  await test.step('by keyboard alone', async () => {
    const day = `${comingYear}-03-05`;
    const date = named(day);
    const createButton = page.getByRole('button', { name: 'Create', exact: true });
    await createButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Add an event' })).toBeFocused();
    await expect(page).toHaveTitle('Add an event · Caretrail');
    await tabTo(page, page.getByRole('radio', { name: 'Appointment' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Scan' })).toBeChecked();
    await tabTo(page, form.title);
    await page.keyboard.type('MRI of the head');
    await page.keyboard.press('Tab');
    // Digits go on to the next part by themselves.
    await page.keyboard.type(`0503${comingYear}`);
    await expect(page.getByText(date.replace(/ \d{4}$/, ''), { exact: true })).toBeVisible();
    await tabTo(page, form.part('Starts at', 'hour'));
    await page.keyboard.type('0930');
    await form.title.focus();
    await page.keyboard.press('Enter');
    await expect(screen.heading('MRI of the head')).toBeFocused();
    await expect(page.getByText(`${date} · 09:30`)).toBeVisible();
    await expect
      .poll(() => eventsOf(page))
      .toMatchObject([{ event_type: 'Scan', start: `${day}T09:30`, status: 'planned', end: null }]);
  });

  await test.step('with two files, which are stored and can be downloaded', async () => {
    await toEvents(page);
    await toNew(page);
    await form.fill('Discharge letter', 'Document');
    const photo = { name: 'Photo.png', mimeType: 'image/png', buffer: await png() };
    await expect(page.getByText('A photo, a letter (PDF, Word) or a scan.')).toBeVisible();
    await page.getByText('Which file types are allowed?').click();
    await expect(page.getByText('PDF, JPEG, PNG')).toBeVisible();
    await expectAccessible(page);
    await form.files.setInputFiles([letter, photo]);
    await form.save.click();
    await expect(screen.heading('Discharge letter')).toBeVisible();
    await expectToast(page, toasts.eventCreated);
    await expect(screen.file('Photo.png').getByRole('presentation')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open or save Letter.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Letter.pdf');
    await expect
      .poll(async () => (await eventsNamed(page, 'Discharge letter'))[0]?.files)
      .toMatchObject([
        { name: 'Letter.pdf', size: letter.buffer.length },
        { name: 'Photo.png', type: 'image/png' },
      ]);
  });

  await test.step('two rapid clicks on Save make one event', async () => {
    await toEvents(page);
    await toNew(page);
    await form.fill('Once');
    await form.save.dblclick();
    await expect(screen.heading('Once')).toBeVisible();
    await expect.poll(() => eventsNamed(page, 'Once')).toHaveLength(1);
  });
});

test('§7 §8 a new event that is refused, cancelled or gets no response says so, and nothing typed is lost', async ({
  page,
  product,
  context,
}) => {
  await product.signIn(page);
  const [form, screen] = [eventForm(page), eventPage(page)];
  await form.open();
  await form.fill('Scan');

  await test.step('files that cannot be stored are reported before anything is sent', async () => {
    const program = { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') };
    await form.files.setInputFiles([letter, program]);
    await expect(page.getByText('Select a file of one of these types')).toBeVisible();
    await form.save.click();
    await expect(form.alert).toContainText('Remove “setup.exe”');
    await page.getByRole('button', { name: 'Remove setup.exe' }).click();
    await form.files.setInputFiles(Array.from({ length: 10 }, () => letter));
    await form.save.click();
    await expect(form.alert).toContainText('up to 10 files. Remove 1.');
    await expect.poll(() => eventsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove Letter.pdf' }).first().click();
  });

  await test.step('a refusal of the server is shown at its field', async () => {
    const refusal = { code: 'invalid_input', detail: errors.invalid_input.text, request_id: '1' };
    const json = { ...refusal, fields: { title: 'Not this one.' } };
    await page.route(anyOf(create.path), (route) => route.fulfill({ status: 400, json }));
    await form.save.click();
    await expectToast(page, errors.invalid_input.text);
    await expect(form.title).toHaveAccessibleDescription('Not this one.');
    await page.unroute(anyOf(create.path));
  });

  await test.step('sending can be stopped, and begun again', async () => {
    await page.route(anyOf(create.path), () => undefined, { times: 1 });
    await form.save.click();
    await expect(page.getByRole('progressbar', { name: /files/ })).toBeVisible();
    await form.stop.click();
    await expect(form.alert).toContainText('We have kept what you entered');
    await page.unroute(anyOf(create.path));
    await form.save.click();
    await expect(screen.heading('Scan')).toBeVisible();
    await toEvents(page);
    await toNew(page);
  });

  await test.step('offline in the middle of a save loses nothing typed', async () => {
    const title = 'Scan before the operation';
    await form.fill(title);
    await form.notes.fill('Third floor');
    await form.files.setInputFiles(letter);
    await context.setOffline(true);
    await form.save.click();
    await expectToast(page, unreached);
    await expect(form.title).toHaveValue(title);
    await context.setOffline(false);
    await form.save.click();
    await expect(screen.heading(title)).toBeVisible();
    await expect
      .poll(() => eventsNamed(page, title))
      .toMatchObject([{ description: 'Third floor', files: [{ name: 'Letter.pdf' }] }]);
    await toEvents(page);
    await toNew(page);
  });

  await test.step('a lost answer and a second try, each pressed repeatedly, make one event', async () => {
    await form.fill('Once');
    await form.files.setInputFiles(letter);
    const release = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(anyOf(create.path), async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await release.promise;
      await route.fetch();
      return route.abort();
    });
    const pressHastily = async (): Promise<void> => {
      await form.save.dblclick();
      await page.keyboard.press('Enter');
    };
    await pressHastily();
    release.resolve();
    await expect(form.alert).toHaveText(unreached);
    expect(sent).toBe(1);
    await expect.poll(() => eventsNamed(page, 'Once')).toHaveLength(1);
    await pressHastily();
    await expect(screen.heading('Once')).toBeVisible();
    expect(sent).toBe(2);
    await expect.poll(() => eventsNamed(page, 'Once')).toHaveLength(1);
  });
});

/** The page is wider than the screen. */
const slides = (): boolean => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};

test.describe('§3 in the largest text', () => {
  // Its scrollbar lies over the page.
  test(
    'the form and its calendar fit 390 and 320 px',
    { tag: '@phone' },
    async ({ page, product }) => {
      await chooseLargestText(page, await product.signIn(page));
      const form = eventForm(page);
      await form.open();
      await form.choose('Scan');
      await form.today.click();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(slides)).toBe(false);
        await page.getByRole('button', { name: 'Calendar' }).click();
        const cells = page.getByRole('dialog').getByRole('gridcell');
        await expect(cells.last()).toBeInViewport({ ratio: 1 });
        await expect(cells.first()).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(slides)).toBe(false);
        await page.keyboard.press('Escape');
        await expect(cells).toHaveCount(0);
      }
    },
  );
});
