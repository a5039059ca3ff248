import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { png } from '@caretrail/server/testing/sample-files';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { chooseLargestText } from '../choose-comfort.ts';
import { watchLoading } from '../watch-loading.ts';
import { appMenu } from '../pages/app-menu.ts';
import { putPlace } from '../pages/location-pages.ts';
import {
  anyOf,
  eventAddress,
  eventForm,
  eventPage,
  eventsOf,
  expectToast,
  letter,
  putEvent,
  unreached,
} from '../pages/event-pages.ts';

test.use({ isAwake: true });

const { edit, remove, removeFile } = timelinesEndpoints;

/** What the server holds of it now. */
const stored = async (page: Page, { id }: { id: string }) =>
  (await eventsOf(page)).find((each) => each.id === id);

const toEvents = (page: Page) => page.getByRole('link', { name: 'Back to events' }).click();

test('§3 §7 §8 an event to come: its page, printed, edited, called off; its files open and are deleted; deleted after a question, it is restored with them', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const event = await putEvent(page, { preparation: 'Nothing to eat', tags: ['kept'] });
  const [form, screen] = [eventForm(page), eventPage(page)];
  await screen.open(event);

  await test.step('Edit comes with the title, then the details, then what ends it: Delete is the last', async () => {
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const tops = await Promise.all(
      [
        screen.edit,
        page.getByText('Nothing to eat'),
        page.getByRole('heading', { name: 'Files' }),
        page.getByRole('button', { name: 'Mark as cancelled' }),
        screen.remove,
      ].map(topOf),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  await test.step('printed, it is the event alone, with the patient and the date', async () => {
    await expect(page.getByText('printed on')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^\S.* · printed on \w+day \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'MRI of the head' })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('editing changes only the edited fields', async () => {
    await screen.edit.click();
    await expect(page.getByRole('heading', { name: 'Edit event' })).toBeFocused();
    await form.title.fill('MRI, moved');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await form.save.click();
    const body = (await sent).postData() ?? '';
    expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'title',
      'version',
    ]);
    await expect(screen.heading('MRI, moved')).toBeVisible();
    await expectToast(page, toasts.eventEdited);
    await expect
      .poll(() => eventsOf(page))
      .toMatchObject([
        { title: 'MRI, moved', preparation: 'Nothing to eat', tags: ['kept'], version: 2 },
      ]);
    await page.goBack();
    await expect(form.title).toHaveCount(0);
  });

  await test.step('before its time it does not ask whether it took place; it can be called off', async () => {
    await expect(screen.heading('MRI, moved')).toBeVisible();
    await expect(page.getByText('Did it happen?')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as cancelled' }).click();
    await expect(page.getByRole('button', { name: 'Mark as planned' })).toBeFocused();
    await expect.poll(() => eventsOf(page)).toMatchObject([{ status: 'cancelled' }]);
    await screen.undo.click();
    await expect(page.getByRole('button', { name: 'Mark as cancelled' })).toBeVisible();
    await expect.poll(() => eventsOf(page)).toMatchObject([{ status: 'planned' }]);
  });

  const photo = { name: 'Photo.png', mimeType: 'image/png', buffer: await png() };
  await form.files.setInputFiles([photo, letter, { ...letter, name: 'Second.pdf' }]);
  await expect(screen.file('Second.pdf')).toBeVisible();
  // The words in a photo are read only where the operator can.
  await expect(page.getByText('A search finds this photo by its title')).toHaveCount(1);

  await test.step('a picture opens larger, without leaving the event', async () => {
    await page.getByRole('button', { name: 'Open Photo.png' }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: 'Photo.png' });
    await expect(picture).toBeVisible();
    const widthOf = (each: HTMLImageElement) => each.naturalWidth;
    expect(await picture.evaluate(widthOf)).toBeGreaterThan(0);
    // The toast about the files may stand in the dialog too, with a button of the same name.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('button', { name: 'Open Photo.png' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Open or save Letter.pdf' })).toBeVisible();
  });

  await test.step('a file is deleted after a question', async () => {
    await page.getByRole('button', { name: 'Delete Letter.pdf' }).click();
    const confirm = page.getByRole('button', { name: 'Delete file' });
    const fail = (route: Route) => route.fulfill({ status: 500 });
    await page.route(anyOf(removeFile.path), fail, { times: 1 });
    await confirm.click();
    await expectToast(page, clientErrors.answeredWith({ status: 500 }));
    await page.getByRole('button', { name: 'Delete Letter.pdf' }).click();
    await confirm.click();
    await expectToast(page, toasts.fileDeleted);
    await expect(screen.file('Letter.pdf')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Files' })).toBeFocused();
    await expect
      .poll(async () => (await stored(page, event))?.files)
      .toMatchObject([{ name: 'Photo.png' }, { name: 'Second.pdf' }]);
  });

  await test.step('a failed delete keeps the event on the screen and says why', async () => {
    await page.route(anyOf(remove.path), (route) => route.abort(), { times: 1 });
    await screen.remove.click();
    await screen.confirmRemove.click();
    await expectToast(page, unreached);
    await expect(screen.heading('MRI, moved')).toBeVisible();
    await expect(screen.remove).toBeFocused();
  });

  await test.step('the event is deleted after a question, and Undo restores it with its files', async () => {
    await screen.remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    // The safe one is the strong one.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveClass(/bg-action /);
    await page.keyboard.press('Escape');
    await expect(screen.remove).toBeFocused();
    await screen.remove.click();
    await screen.confirmRemove.click();
    await expectToast(page, toasts.eventDeleted);
    await expect(page.getByText('You can undo this for 30 seconds: “MRI, moved”')).toBeVisible();
    await expect(page).toHaveURL(hrefOf('timelines'));
    await expect.poll(() => eventsOf(page)).toEqual([]);
    await screen.undo.focus();
    await expectAccessible(page);
    await screen.undo.click();
    await expect(screen.undo).toHaveCount(0);
    await page.getByRole('link', { name: 'MRI, moved' }).click();
    await expect(screen.file('Second.pdf')).toBeVisible();
  });
});

const bloodCount = {
  event_type: 'Results',
  title: 'Blood count',
  start: '2027-03-05T09:30',
  end: '2027-03-05T10:00',
  time_zone: 'America/New_York',
  practitioner: 'Dr. Berg',
  contact: '020 7946 0000',
  video_url: `https://example.org/${'room'.repeat(20)}`,
  questions: ['How long?'],
  results: [
    { name: 'CRP', value: 7.5, unit: 'mg/L', high: 5 },
    { name: 'Haemoglobin', value: 13, unit: 'g/dL', low: 12, high: 16 },
    { name: 'Platelets', value: 90, unit: '', low: 150 },
    { name: 'Culture', value: 'negative' },
  ],
  outcome: 'Going down',
  description: 'Old building',
};

test('§3 §7 §8 a missing event, one with every field, and whether one took place', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  // Its time has come.
  const past = await putEvent(page, { start: '2026-03-05T09:30' });
  await putEvent(page, bloodCount);
  const [form, screen] = [eventForm(page), eventPage(page)];
  const row = (title: string) => page.getByRole('main').getByRole('link', { name: title });

  await test.step('one that does not exist says so and leads back', async () => {
    const gone = { id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e', title: 'We cannot find this event' };
    await screen.open(gone);
    await expectAccessible(page);
    await toEvents(page);
    await expect(page.getByRole('heading', { name: 'Timeline & Events' })).toBeFocused();
  });

  await test.step('one that was added elsewhere after the list loaded opens by its link', async () => {
    await expect(row('Blood count')).toBeVisible();
    const added = await putEvent(page, { title: 'Added by a relative' });
    await goInApp(page, eventAddress(added.id));
    await expect(screen.heading(added.title)).toBeVisible();
    await toEvents(page);
  });

  await test.step('the page shows every field, and describes the range in words', async () => {
    await row('Blood count').click();
    // Not its own title: the browser writes it to its history.
    await expect(page).toHaveTitle(`${routes.timelines.title} · Caretrail`);
    await expect(screen.heading('Blood count')).toBeVisible();
    await expect(page.getByText('09:30–10:00 New York time')).toBeVisible();
    for (const words of [
      'CRP 7.5 mg/L up to 5 Above the range',
      'Haemoglobin 13 g/dL 12 to 16 Within the range',
      'Platelets 90 from 150 Below the range',
      'Culture negative – No range given',
    ]) {
      await expect(page.getByRole('row', { name: words })).toBeVisible();
    }
    for (const text of ['Dr. Berg', '020 7946 0000', 'How long?', 'Going down', 'Old building']) {
      await expect(page.getByText(text).last()).toBeVisible();
    }
    await form.files.setInputFiles({ ...letter, name: `${'long-name-'.repeat(12)}.pdf` });
    await expect(screen.file('long-name')).toBeVisible();
    await expectAccessible(page);
    await toEvents(page);
  });

  await test.step('a failed edit shows the message, and nothing has changed', async () => {
    await row(past.title).click();
    await page.route(anyOf(edit.path), (route) => route.abort(), { times: 1 });
    await screen.status('Done').click();
    await expectToast(page, unreached);
    const json = { code: 'x', detail: 'Not today.', request_id: '1' };
    const refuse = (route: Route) => route.fulfill({ status: 503, json });
    await page.route(anyOf(edit.path), refuse, { times: 1 });
    await screen.status('Done').click();
    await expectToast(page, 'Not today.');
    await expect(screen.status('Done')).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.undo).toHaveCount(0);
  });

  await test.step('whether it took place is one tap, and Undo reverts it', async () => {
    await expect(screen.status('Planned')).toHaveCount(0);
    for (const [name, status] of [
      ['Done', 'done'],
      ['Missed', 'missed'],
      ['Cancelled', 'cancelled'],
    ] as const) {
      await screen.status(name).click();
      await expect(screen.status(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => stored(page, past)).toMatchObject({ status });
    }
    await expect(
      page.getByText('You can undo this for 30 seconds.', { exact: true }),
    ).toBeVisible();
    await screen.undo.click();
    await expect(screen.status('Missed')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(page, past)).toMatchObject({ status: 'missed' });
  });
});

test('§8 changed in two browsers: both versions are shown, and each choice works', async ({
  page,
  product,
  otherBrowser,
}) => {
  const account = await product.signIn(page);
  const other = await otherBrowser();
  await product.signInAgain(other, account);
  const [form, there] = [eventForm(page), eventForm(other)];
  const [first, second] = [await putEvent(page), await putEvent(page)];
  for (const each of [page, other]) await each.goto(hrefOf('timelines'));
  for (const [event, choice, title] of [
    [first, 'Keep mine', 'Mine'],
    [second, 'Keep the other', 'Theirs'],
  ] as const) {
    await test.step(choice, async () => {
      for (const each of [page, other]) {
        await goInApp(each, `${hrefOf('timelines')}?event=${event.id}&edit=`);
      }
      await form.title.fill('Mine');
      await there.title.fill('Theirs');
      await there.more.click();
      await there.notes.fill('Written there');
      await there.save.click();
      await expect(eventPage(other).heading('Theirs')).toBeVisible();

      await form.save.click();
      await expect(page.getByRole('heading', { name: 'This event has changed' })).toBeFocused();
      await expect(page.getByRole('row', { name: 'Title Mine Theirs' })).toBeVisible();
      if (event === first) await expectAccessible(page);
      await page.getByRole('button', { name: choice }).click();
      await expect(eventPage(page).heading(title)).toBeVisible();
      await expect(page.getByText('Written there')).toBeVisible();
      await expect
        .poll(() => stored(page, event))
        .toMatchObject({ title, description: 'Written there' });
    });
  }
});

test(
  '§7 Undo is in sight at once on a phone with large text, also after several deletes',
  { tag: '@phone' },
  async ({ page, product }) => {
    await chooseLargestText(page, await product.signIn(page));
    const screen = eventPage(page);
    const [first, second] = [await putEvent(page), await putEvent(page, { title: 'Second' })];
    await putEvent(page, { title: 'Third' });
    const isLoaded = watchLoading(page);
    await screen.open(first);
    for (const title of [null, second.title]) {
      // What moves while it is pressed is not pressed.
      await isLoaded();
      if (title !== null) await page.getByRole('link', { name: title }).click();
      await screen.remove.click();
      await screen.confirmRemove.click();
      await expect(screen.undo.last()).toBeInViewport({ ratio: 1 });
    }
    await expect(screen.undo).toHaveCount(2);
    await expect(screen.undo.first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('You can undo this for 30 seconds: “Second”')).toBeVisible();
  },
);

test('§2.4 an event leads back to the screen it was opened from; the menu begins at what is coming up', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const start = `${addDays(new Date().toISOString().slice(0, 10), 1)}T10:15`;
  const visit = await putEvent(page, { title: 'Clinic', start, time_zone: 'UTC' });
  for (let year = 2000; year < 2026; year += 1)
    await putEvent(page, { title: `Check-up ${year}`, start: `${year}-03-05T09:30` });
  await page.goto(hrefOf('dashboard'));
  await page.getByRole('main').getByRole('link', { name: visit.title }).first().click();
  await expect(eventPage(page).heading(visit.title)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page).toHaveURL(hrefOf('dashboard'));

  const timelines = appMenu(page).link('Timelines');
  await timelines.click();
  const comingUp = page.getByRole('heading', { name: 'Coming up' });
  await expect(comingUp).toBeInViewport();
  const old = page.getByRole('main').getByRole('link', { name: 'Check-up 2003' });
  await old.click();
  await expect(eventPage(page).heading('Check-up 2003')).toBeVisible();
  await toEvents(page);
  await expect(old).toBeFocused();
  await old.press('Enter');
  await expect(eventPage(page).heading('Check-up 2003')).toBeVisible();
  await timelines.click();
  await expect(comingUp).toBeInViewport();
  await expect(old).not.toBeFocused();

  await test.step('says how to get in; the place that it links to leads back to it', async () => {
    const place = await putPlace(page, {
      name: 'Glaucoma unit',
      organisation: 'Eye hospital',
      department: 'Level 1',
      access_note: 'Ring at the side door',
      step_free: true,
    });
    const there = await putEvent(page, { title: 'Pressure test', location_id: place.id });
    await goInApp(page, eventAddress(there.id));
    await expect(page.getByText('Eye hospital · Level 1')).toBeVisible();
    await expect(page.getByText('Ring at the side door')).toBeVisible();
    await expect(page.getByText('Step-free access', { exact: true })).toHaveCount(1);
    await page.getByRole('link', { name: place.name }).click();
    await expect(page.getByText('Step-free access', { exact: true })).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await expect(eventPage(page).heading('Pressure test')).toBeVisible();
    // Not to the place again.
    await expect(page.getByRole('link', { name: 'Back to events' })).toBeVisible();
  });
});
