import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { chooseLargestText } from '../choose-comfort.ts';
import { anyOf, eventForm, eventPage, letter, putEvent } from '../pages/event-pages.ts';

/** Those that ask for something of their own; the others ask for parts of it. */
const types = ['Appointment', 'Result', 'Important Data', 'Document'];

test.describe('§3 events are axe-clean in both themes and fit 320 px', () => {
  test('the form of each type, with errors and a file, and the question before leaving', async ({
    page,
    product,
  }) => {
    test.slow();
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    for (const type of types) {
      await test.step(`the form of '${type}'`, async () => {
        await form.choose(type);
        await form.more.click();
        await expect(form.notes).toBeVisible();
        await page.getByRole('checkbox', { name: 'It lasts more than one day' }).check();
        await expectAccessible(page);
      });
    }
    await test.step('with errors and a file', async () => {
      await form.choose('Result');
      await page.getByLabel('Unit').fill('mg/L');
      await form.files.setInputFiles({ ...letter, name: `${'long-name-'.repeat(12)}.exe` });
      await form.save.click();
      await expect(form.alert).toBeFocused();
      await expectAccessible(page);
    });
    await test.step('the question before leaving', async () => {
      await page.getByRole('link', { name: 'Back to events' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave and finish later?' })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('a missing event, an event page, both versions of a stale edit, the list with Undo', async ({
    page,
    product,
  }) => {
    test.slow();
    await product.signIn(page);
    const event = await putEvent(page, {
      title: 'Donaudampfschifffahrtsgesellschaft',
      practitioner: 'Dr. Berg',
      video_url: `https://example.org/${'room'.repeat(20)}`,
      questions: ['How long?'],
      results: [{ name: 'CRP', value: 7.5, unit: 'mg/L', high: 5 }],
      symptoms: ['Headache'],
      severity: 4,
    });
    const [form, screen] = [eventForm(page), eventPage(page)];

    await test.step('an event that does not exist', async () => {
      await page.goto('/timelines?event=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e');
      await expect(page.getByRole('heading', { name: 'We cannot find this event' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the page of an event', async () => {
      await page.getByRole('link', { name: 'Back to events' }).click();
      await page.getByRole('main').getByRole('link', { name: event.title }).click();
      await form.files.setInputFiles({ ...letter, name: `${'long-name-'.repeat(12)}.pdf` });
      await expect(screen.file('long-name')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('both versions of a stale edit', async () => {
      await screen.edit.click();
      await form.title.fill('Rechtsschutzversicherungsgesellschaften');
      const conflict = { your_version: 2, stored_version: 3, stored: { ...event, version: 3 } };
      const json = { code: 'stale_version', detail: 'Look.', request_id: '1', conflict };
      const path = anyOf(timelinesEndpoints.edit.path);
      await page.route(path, (route) => route.fulfill({ status: 409, json }));
      await form.save.click();
      await expect(page.getByRole('heading', { name: 'This event has changed' })).toBeFocused();
      await expectAccessible(page);
      await page.unroute(path);
    });

    await test.step('the list with Undo', async () => {
      await page.getByRole('button', { name: 'Keep the other' }).click();
      await screen.remove.click();
      await screen.confirmRemove.click();
      await screen.undo.focus();
      await expectAccessible(page);
    });
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
