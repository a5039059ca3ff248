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

test.use({ isAwake: true });

const { list, restore } = timelinesEndpoints;

/** The whole request was sent, and the server delays its response: until 'answer'. */
const holdSending = (): void => {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function hold(body) {
    XMLHttpRequest.prototype.send = send;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 1 }));
    addEventListener('answer', () => send.call(this, body), { once: true });
  };
};

test('§7 §8 files being sent, two deletes, a list that fails to reload', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  for (const title of ['First', 'Second']) await putEvent(page, { title });
  await page.goto(hrefOf('timelines'));
  const [form, screen] = [eventForm(page), eventPage(page)];
  const row = (title: string) => page.getByRole('main').getByRole('link', { name: title });
  const back = page.getByRole('link', { name: 'Back to events' });

  await test.step('once files have left, sending cannot be stopped, and leaving is asked about', async () => {
    await row('First').click();
    await expect(screen.heading('First')).toBeVisible();
    await page.evaluate(holdSending);
    await form.files.setInputFiles(letter);
    await expect(page.getByText('Checking your files…')).toBeVisible();
    await expect(form.stop).toBeFocused();
    await expect(form.stop).toHaveAttribute('aria-disabled', 'true');
    await back.click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await expectToast(page, toasts.eventEdited);
    await expect(screen.file('Letter.pdf')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Files' })).toBeFocused();
    await back.click();
  });

  await test.step('each of two deletes can be undone; one that is refused keeps the focus', async () => {
    for (const title of ['First', 'Second']) {
      await row(title).click();
      await screen.remove.click();
      await screen.confirmRemove.click();
      await expect(page.getByText(`seconds: “${title}”`)).toBeVisible();
    }
    const undo = screen.undo.and(page.getByRole('button', { description: 'seconds: “First”' }));
    await expect(screen.undo).toHaveCount(2);
    await page.route(anyOf(restore.path), (route) => route.abort(), { times: 1 });
    await undo.click();
    await expectToast(page, unreached);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(row('First')).toBeVisible();
  });

  await test.step('a list that cannot be loaded again stays, under the reason', async () => {
    await row('First').click();
    await page.route(anyOf(list.path), (route) => route.abort());
    await back.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(unreached);
    await expect(row('First')).toBeVisible();
    await page.unroute(anyOf(list.path));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(row('First')).toBeVisible();
  });
});

test('§2.5 filters that cannot be loaded say so in their place; §2.1 a screen whose files are gone too, and not that it crashed', async ({
  page,
  product,
  faults,
}) => {
  await product.signIn(page);
  const event = await putEvent(page);
  await page.route(/\/assets\/(filter-panel|event-page)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(hrefOf('timelines'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  const row = page.getByRole('main').getByRole('link', { name: event.title });
  await expect(row).toBeVisible();
  expect(faults).toEqual([]);

  await row.click();
  await expect(page.getByText('The filters could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('A new version of Caretrail is ready');
  // React names what was caught.
  expect(faults.splice(0)).toEqual([expect.stringContaining('PageNotLoaded')]);
});
