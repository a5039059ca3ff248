import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { chooseLargestText } from '../large-text.ts';
import { anyOf, eventForm, eventPage, letter, putEvent } from '../pages/event-pages.ts';

/** Those that ask for something of their own; the others ask for parts of it. */
const types = ['Appointment', 'Result', 'Important Data', 'Document'];

test.describe('§3 events are axe-clean in both themes and fit 320 px', () => {
  test.beforeEach(async ({ page, product }) => {
    await product.signIn(page);
  });

  for (const type of types) {
    test(`the form of '${type}'`, async ({ page }) => {
      const form = eventForm(page);
      await form.open();
      await form.choose(type);
      await form.more.click();
      await page.getByRole('checkbox', { name: 'It lasts several days' }).check();
      await expectAccessible(page);
      await expectFits(page);
    });
  }

  test('the form with mistakes and a file', async ({ page }) => {
    const form = eventForm(page);
    await form.open();
    await form.choose('Result');
    await page.getByLabel('Unit').fill('mg/L');
    await form.files.setInputFiles({ ...letter, name: `${'long-name-'.repeat(12)}.exe` });
    await form.save.click();
    await expect(form.alert).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('the question before leaving', async ({ page }) => {
    const form = eventForm(page);
    await form.open();
    await form.choose('Scan');
    await page.getByRole('link', { name: 'Back to events' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('both versions of a stale edit', async ({ page }) => {
    const event = await putEvent(page);
    const form = eventForm(page);
    await form.edit(event.id);
    await form.title.fill('Donaudampfschifffahrtsgesellschaft');
    const conflict = { your_version: 1, stored_version: 2, stored: { ...event, version: 2 } };
    const json = { code: 'stale_version', detail: 'Look.', request_id: '1', conflict };
    const path = anyOf(timelinesEndpoints.edit.path);
    await page.route(path, (route) => route.fulfill({ status: 409, json }));
    await form.save.click();
    await expect(page.getByRole('heading', { name: 'was changed meanwhile' })).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('the page of an event', async ({ page }) => {
    const event = await putEvent(page, {
      title: 'Donaudampfschifffahrtsgesellschaft',
      practitioner: 'Dr. Berg',
      video_url: `https://example.org/${'room'.repeat(20)}`,
      questions: ['How long?'],
      results: [{ name: 'CRP', value: 7.5, unit: 'mg/L', high: 5 }],
      symptoms: ['Headache'],
      severity: 4,
    });
    const screen = eventPage(page);
    await screen.open(event);
    await eventForm(page).files.setInputFiles({
      ...letter,
      name: `${'long-name-'.repeat(12)}.pdf`,
    });
    await expect(screen.file('long-name')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('the list with Undo', async ({ page }) => {
    const screen = eventPage(page);
    await screen.open(await putEvent(page));
    await screen.remove.click();
    await screen.confirmRemove.click();
    await screen.undo.focus();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('an event that is not there', async ({ page }) => {
    await page.goto('/timelines?event=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e');
    await expect(page.getByRole('heading', { name: 'This event is not here' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
});

/** The page is wider than the screen. */
const slides = (): boolean => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};

test.describe('§3 in the largest text', () => {
  // Its scrollbar lies over the page, as a phone's does.
  test.use({ isMobile: true, hasTouch: true });

  test('the form and its calendar fit 390 and 320 px', async ({ page, product }) => {
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
  });
});
