import { hrefOf } from '@caretrail/contract/access/routes';
import { toasts } from '@caretrail/contract/texts/toasts';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { expect, test } from '../fixtures.ts';
import {
  anyOf,
  eventForm,
  eventPage,
  expectToast,
  letter,
  putEvent,
  unreached,
} from '../pages/event-pages.ts';

const { list, restore } = timelinesEndpoints;

test('§7 once files have left, sending cannot be stopped, and leaving is asked about', async ({
  page,
  product,
}) => {
  // Everything has left, and the server takes its time.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function hold(body) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 1 }));
      addEventListener('answer', () => send.call(this, body), { once: true });
    };
  });
  await product.signIn(page);
  const event = await putEvent(page);
  const [form, screen] = [eventForm(page), eventPage(page)];
  await screen.open(event);
  await form.files.setInputFiles(letter);
  await expect(page.getByText('Checking and storing your files…')).toBeVisible();
  await expect(form.stop).toBeFocused();
  await expect(form.stop).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Back to events' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.evaluate(() => dispatchEvent(new Event('answer')));
  await expectToast(page, toasts.eventEdited);
  await expect(screen.file('Letter.pdf')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Files' })).toBeFocused();
});

test('§7 each of two deletes can be undone; one that is refused keeps the focus', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const screen = eventPage(page);
  for (const title of ['First', 'Second']) await putEvent(page, { title });
  await page.goto(hrefOf('timelines'));
  for (const title of ['First', 'Second']) {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await screen.remove.click();
    await screen.confirmRemove.click();
    await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible();
  }
  const undo = screen.undo.and(page.getByRole('button', { description: '“First” was deleted.' }));
  await expect(screen.undo).toHaveCount(2);
  await page.route(anyOf(restore.path), (route) => route.abort(), { times: 1 });
  await undo.click();
  await expectToast(page, unreached);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'First' })).toBeVisible();
});

test('§8 a list that cannot be loaded again stays, under the reason', async ({ page, product }) => {
  await product.signIn(page);
  const event = await putEvent(page);
  await page.goto(hrefOf('timelines'));
  const row = page.getByRole('main').getByRole('link', { name: event.title });
  await row.click();
  await page.route(anyOf(list.path), (route) => route.abort());
  await page.getByRole('link', { name: 'Back to events' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(unreached);
  await expect(row).toBeVisible();
  await page.unroute(anyOf(list.path));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('§2.5 filters that cannot be loaded say so in their place', async ({ page, product }) => {
  await product.signIn(page);
  const event = await putEvent(page);
  await page.route('**/assets/filter-panel-*.js', (route) => route.abort());
  await page.goto(hrefOf('timelines'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  const row = page.getByRole('main').getByRole('link', { name: event.title });
  await expect(row).toBeVisible();
});

test('§2.1 a screen whose files are gone says so, and not that it crashed', async ({
  page,
  product,
  faults,
}) => {
  await product.signIn(page);
  const event = await putEvent(page);
  await page.route('**/assets/event-page-*.js', (route) => route.abort());
  await page.goto(hrefOf('timelines'));
  await page.getByRole('main').getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('alert')).toContainText('A new version of Caretrail is ready');
  // React names what was caught.
  expect(faults.splice(0)).toEqual([expect.stringContaining('PageNotLoaded')]);
});
