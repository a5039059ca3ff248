import { hrefOf } from '@caretrail/contract/access/routes';
import { errors } from '@caretrail/contract/texts/errors';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventTypeOptions } from '@caretrail/contract/timelines/event-types';
import { pdf, png } from '@caretrail/server/testing/sample-files';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { eventForm, eventPage, eventsOf, expectToast, putEvent } from '../pages/event-pages.ts';
import { tabTo } from '../tab-to.ts';

const { create, edit, remove, removeFile } = timelinesEndpoints;
/** The path of a call with any id in it. */
const any = (path: string): string => `**${path.replaceAll(/\{\w+\}/g, '*')}`;
const unreached = 'Caretrail could not be reached. Please check your connection and try again.';

const letter = { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: pdf() };

test.describe('§7 a new event', () => {
  test('by keyboard alone', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await page.goto(hrefOf('timelines'));
    const createButton = page.getByRole('button', { name: 'Create', exact: true });
    await createButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'New event' })).toBeFocused();
    await expect(page).toHaveTitle('New event · Caretrail');
    await tabTo(page, page.getByRole('radio', { name: 'Appointment' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Scan' })).toBeChecked();
    await tabTo(page, form.title);
    await page.keyboard.type('MRI of the head');
    await page.keyboard.press('Tab');
    // Digits go on to the next part by themselves.
    await page.keyboard.type('05032027');
    await tabTo(page, form.part('Starts at', 'hour'));
    await page.keyboard.type('0930');
    await form.title.focus();
    await page.keyboard.press('Enter');
    await expect(eventPage(page).heading('MRI of the head')).toBeFocused();
    await expect(page.getByText('Friday 5 March 2027 · 9:30')).toBeVisible();
    expect(await eventsOf(page)).toMatchObject([
      { event_type: 'Scan', start: '2027-03-05T09:30', status: 'planned', end: null },
    ]);
  });

  test('with two files, which are there and come out again', async ({ page, product }) => {
    await product.signIn(page);
    const [form, screen] = [eventForm(page), eventPage(page)];
    await form.open();
    await form.fill('Discharge letter', 'Document');
    const photo = { name: 'Photo.png', mimeType: 'image/png', buffer: await png() };
    await form.files.setInputFiles([letter, photo]);
    await form.save.click();
    await expect(screen.heading('Discharge letter')).toBeVisible();
    await expectToast(page, toasts.eventCreated);
    await expect(screen.file('Photo.png').getByRole('presentation')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Letter.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Letter.pdf');
    expect((await eventsOf(page))[0]?.files).toMatchObject([
      { name: 'Letter.pdf', size: letter.buffer.length },
      { name: 'Photo.png', type: 'image/png' },
    ]);
  });

  test('says what is wrong at the top and at each field, with the way to it', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.choose('Result');
    await page.getByLabel('Unit').fill('mg/L');
    await form.save.click();
    const summary = form.alert;
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Please check 5 things');
    await expectAccessible(page);
    await expectFits(page);
    await summary.getByRole('button', { name: 'Please name what was measured.' }).click();
    await expect(page.getByLabel('What was measured')).toBeFocused();
    await summary.getByRole('button', { name: 'Please choose the day.' }).click();
    await expect(form.part('Day', 'day')).toBeFocused();
    await summary.getByRole('button', { name: 'Please give the event a title.' }).click();
    await page.keyboard.type('Blood count');
    await expect(form.title).not.toHaveAttribute('aria-invalid');
    await expect(summary).toContainText('Please check 4 things');
    await form.allDay.check();
    await expect(summary).toContainText('Please check 3 things');
  });

  test('§3 each type asks for what it needs', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await expect(form.save).toHaveCount(0);
    await form.choose('Important Data');
    await expect(page.getByRole('radiogroup', { name: 'How strong was it?' })).toBeVisible();
    await page.getByLabel('Symptom 1').fill('Headache');
    await form.choose('Scan');
    // Filled in, so it stays.
    await expect(page.getByLabel('Symptom 1')).toHaveValue('Headache');
    await expect(page.getByLabel('What to bring or do before')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'How strong was it?' })).toHaveCount(0);
  });

  test('two rapid clicks on Save make one event', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Once');
    await form.save.dblclick();
    await expect(eventPage(page).heading('Once')).toBeVisible();
    expect(await eventsOf(page)).toHaveLength(1);
  });

  test('a lost answer and a second try make one event', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Once');
    await form.files.setInputFiles(letter);
    await page.route(
      any(create.path),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.save.click();
    await expect(form.alert).toHaveText(unreached);
    expect(await eventsOf(page)).toHaveLength(1);
    await form.save.click();
    await expect(eventPage(page).heading('Once')).toBeVisible();
    expect(await eventsOf(page)).toHaveLength(1);
  });

  test('offline in the middle of a save loses nothing typed', async ({
    page,
    product,
    context,
  }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Scan before the operation');
    await form.more.click();
    await form.notes.fill('Third floor');
    await form.files.setInputFiles(letter);
    await context.setOffline(true);
    await form.save.click();
    await expectToast(page, unreached);
    await expect(form.title).toHaveValue('Scan before the operation');
    await context.setOffline(false);
    await form.save.click();
    await expect(eventPage(page).heading('Scan before the operation')).toBeVisible();
    expect(await eventsOf(page)).toMatchObject([
      { description: 'Third floor', files: [{ name: 'Letter.pdf' }] },
    ]);
  });

  test('sending can be stopped, and begun again', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Scan');
    await form.files.setInputFiles(letter);
    await page.route(any(create.path), () => undefined, { times: 1 });
    await form.save.click();
    await expect(page.getByRole('progressbar', { name: /files/ })).toBeVisible();
    await form.stop.click();
    await expect(form.alert).toContainText('Nothing you typed is lost');
    await page.unroute(any(create.path));
    await form.save.click();
    await expect(eventPage(page).heading('Scan')).toBeVisible();
  });

  test('files that cannot be kept are told before anything is sent', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Scan');
    const program = { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') };
    await form.files.setInputFiles([letter, program]);
    await expect(page.getByText('Please choose a file of one of these kinds')).toBeVisible();
    await form.save.click();
    await expect(form.alert).toContainText('Please remove “setup.exe”');
    await page.getByRole('button', { name: 'Remove setup.exe' }).click();
    await form.files.setInputFiles(Array.from({ length: 10 }, () => letter));
    await form.save.click();
    await expect(form.alert).toContainText('up to 10 files. Please remove 1.');
    expect(await eventsOf(page)).toEqual([]);
  });

  test('§8 what the server refuses is told at its field', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.fill('Scan');
    const refusal = { code: 'invalid_input', detail: errors.invalid_input.text, request_id: '1' };
    const json = { ...refusal, fields: { title: 'Not this one.' } };
    await page.route(any(create.path), (route) => route.fulfill({ status: 400, json }));
    await form.save.click();
    await expectToast(page, errors.invalid_input.text);
    await expect(form.title).toHaveAccessibleDescription('Not this one.');
  });

  test('leaving asks first, and what was typed is there again', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.choose('Scan');
    await form.title.fill('Half an event');
    await form.files.setInputFiles(letter);
    await page.getByRole('link', { name: 'Back to events' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(form.title).toHaveValue('Half an event');
    await page.getByRole('link', { name: 'Back to events' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form.title).toHaveValue('Half an event');
    await expect(page.getByRole('button', { name: 'Remove Letter.pdf' })).toBeVisible();
    const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(all).not.toContain('Half an event');
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('a draft does not outlive a logout', async ({ page, product }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.choose('Scan');
    await form.title.fill('Half an event');
    await page.getByRole('button', { name: 'Logout', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await product.signIn(page);
    await form.open();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test.describe('§7 editing an event', () => {
  test('changes what was changed and nothing else', async ({ page, product }) => {
    await product.signIn(page);
    const event = await putEvent(page, { preparation: 'Nothing to eat', tags: ['kept'] });
    const [form, screen] = [eventForm(page), eventPage(page)];
    await screen.open(event);
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
    expect(await eventsOf(page)).toMatchObject([
      { title: 'MRI, moved', preparation: 'Nothing to eat', tags: ['kept'], version: 2 },
    ]);
    await page.goBack();
    await expect(form.title).toHaveCount(0);
  });

  const stale = async (page: Parameters<typeof putEvent>[0]) => {
    const event = await putEvent(page);
    const form = eventForm(page);
    await form.edit(event.id);
    await form.title.fill('Mine');
    return { event, form };
  };

  for (const keepsMine of [true, false]) {
    const choice = keepsMine ? 'Keep mine' : 'Take the other';
    test(`§8 changed in two browsers: both versions are shown, and '${choice}' does so`, async ({
      page,
      product,
      browser,
      baseURL,
    }) => {
      const account = await product.signIn(page);
      const { event, form } = await stale(page);
      const context = await browser.newContext({ baseURL });
      const other = await context.newPage();
      await product.signInAgain(other, account);
      const there = eventForm(other);
      await there.edit(event.id);
      await there.title.fill('Theirs');
      await there.more.click();
      await there.notes.fill('Written there');
      await there.save.click();
      await expect(eventPage(other).heading('Theirs')).toBeVisible();
      await context.close();

      await form.save.click();
      await expect(page.getByRole('heading', { name: 'was changed meanwhile' })).toBeFocused();
      await expect(page.getByRole('row', { name: 'Title Mine Theirs' })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole('button', { name: choice }).click();
      await expect(eventPage(page).heading(keepsMine ? 'Mine' : 'Theirs')).toBeVisible();
      await expect(page.getByText('Written there')).toBeVisible();
      expect(await eventsOf(page)).toMatchObject([
        { title: keepsMine ? 'Mine' : 'Theirs', description: 'Written there' },
      ]);
    });
  }

  test('whether it took place is one tap', async ({ page, product }) => {
    await product.signIn(page);
    const event = await putEvent(page);
    const screen = eventPage(page);
    await screen.open(event);
    await expect(screen.status('Planned')).toHaveAttribute('aria-pressed', 'true');
    for (const [name, status] of [
      ['Done', 'done'],
      ['Missed', 'missed'],
      ['Cancelled', 'cancelled'],
    ] as const) {
      await screen.status(name).click();
      await expect(screen.status(name)).toHaveAttribute('aria-pressed', 'true');
      expect(await eventsOf(page)).toMatchObject([{ status }]);
    }
  });

  test('§8 a failed edit says the message, and nothing has changed', async ({ page, product }) => {
    await product.signIn(page);
    const event = await putEvent(page);
    const screen = eventPage(page);
    await screen.open(event);
    await page.route(any(edit.path), (route) => route.abort(), { times: 1 });
    await screen.status('Done').click();
    await expectToast(page, unreached);
    const json = { code: 'x', detail: 'Not today.', request_id: '1' };
    await page.route(any(edit.path), (route) => route.fulfill({ status: 503, json }), { times: 1 });
    await screen.status('Done').click();
    await expectToast(page, 'Not today.');
    await expect(screen.status('Planned')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('§7 deleting', () => {
  test('an event goes after a question, and Undo brings it back with its files', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const [form, screen] = [eventForm(page), eventPage(page)];
    await form.open();
    await form.fill('Scan to delete');
    await form.files.setInputFiles(letter);
    await form.save.click();
    await screen.remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(screen.remove).toBeFocused();
    await screen.remove.click();
    await screen.confirmRemove.click();
    await expectToast(page, toasts.eventDeleted);
    await expect(page.getByText('“Scan to delete” was deleted.')).toBeVisible();
    await expect(page).toHaveURL(hrefOf('timelines'));
    expect(await eventsOf(page)).toEqual([]);
    await expectAccessible(page);
    await expectFits(page);
    await screen.undo.click();
    await expect(screen.undo).toHaveCount(0);
    await page.getByRole('link', { name: 'Scan to delete' }).click();
    await expect(screen.file('Letter.pdf')).toBeVisible();
  });

  test('§8 a failed delete keeps the event on the screen and says why', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const event = await putEvent(page);
    const screen = eventPage(page);
    await screen.open(event);
    await page.route(any(remove.path), (route) => route.abort(), { times: 1 });
    await screen.remove.click();
    await screen.confirmRemove.click();
    await expectToast(page, unreached);
    await expect(screen.heading(event.title)).toBeVisible();
    await expect(screen.remove).toBeFocused();
  });

  test('a file goes after a question; files can be added here', async ({ page, product }) => {
    await product.signIn(page);
    const event = await putEvent(page);
    const [form, screen] = [eventForm(page), eventPage(page)];
    await screen.open(event);
    await form.files.setInputFiles([letter, { ...letter, name: 'Second.pdf' }]);
    await expectToast(page, toasts.eventEdited);
    await page.getByRole('button', { name: 'Delete Letter.pdf' }).click();
    const confirm = page.getByRole('button', { name: 'Delete file' });
    await page.route(any(removeFile.path), (route) => route.fulfill({ status: 500 }), { times: 1 });
    await confirm.click();
    await expectToast(page, clientErrors.answeredWith(500));
    await page.getByRole('button', { name: 'Delete Letter.pdf' }).click();
    await confirm.click();
    await expectToast(page, toasts.fileDeleted);
    await expect(screen.file('Letter.pdf')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Files' })).toBeFocused();
    expect((await eventsOf(page))[0]?.files).toMatchObject([{ name: 'Second.pdf' }]);
  });
});

test.describe('§3 the page of an event', () => {
  test('shows everything that was written, and words for the range', async ({ page, product }) => {
    await product.signIn(page);
    const event = await putEvent(page, {
      event_type: 'Results',
      title: 'Blood count',
      start: '2027-03-05T09:30',
      end: '2027-03-05T10:00',
      time_zone: 'America/New_York',
      practitioner: 'Dr. Berg',
      contact: '020 7946 0000',
      video_url: 'https://example.org/room',
      questions: ['How long?'],
      results: [
        { name: 'CRP', value: 7.5, unit: 'mg/L', high: 5 },
        { name: 'Haemoglobin', value: 13, unit: 'g/dL', low: 12, high: 16 },
        { name: 'Platelets', value: 90, unit: '', low: 150 },
        { name: 'Culture', value: 'negative' },
      ],
      outcome: 'Going down',
      description: 'Old building',
    });
    const screen = eventPage(page);
    await screen.open(event);
    await expect(page).toHaveTitle('Blood count · Caretrail');
    await expect(page.getByText('9:30–10:00 New York time')).toBeVisible();
    for (const row of [
      'CRP 7.5 mg/L up to 5 Above the range',
      'Haemoglobin 13 g/dL 12 to 16 Within the range',
      'Platelets 90 from 150 Below the range',
      'Culture negative – No range given',
    ]) {
      await expect(page.getByRole('row', { name: row })).toBeVisible();
    }
    for (const text of ['Dr. Berg', '020 7946 0000', 'How long?', 'Going down', 'Old building']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
    await expectFits(page);
  });

  test('one that is not there says so kindly and leads back', async ({ page, product }) => {
    await product.signIn(page);
    const gone = { id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e', title: 'This event is not here' };
    await eventPage(page).open(gone);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to events' }).click();
    await expect(page.getByRole('heading', { name: 'Timeline & Events' })).toBeFocused();
  });

  test('printed, it is the event alone', async ({ page, product }) => {
    await product.signIn(page);
    await eventPage(page).open(await putEvent(page));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'MRI of the head' })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  test('is axe-clean in both themes and fits 320 px', async ({ page, product }) => {
    await product.signIn(page);
    const [form, screen] = [eventForm(page), eventPage(page)];
    await form.open();
    await form.fill('Scan with a very long name, Donaudampfschifffahrtsgesellschaft');
    await form.files.setInputFiles([{ ...letter, name: `${'long-name-'.repeat(12)}.pdf` }]);
    await form.save.click();
    await expect(screen.remove).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
});

for (const { label } of eventTypeOptions) {
  test(`§3 the form of '${label}' is axe-clean in both themes and fits 320 px`, async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const form = eventForm(page);
    await form.open();
    await form.choose(label);
    await form.more.click();
    await page.getByRole('checkbox', { name: 'It lasts several days' }).check();
    await expectAccessible(page);
    await expectFits(page);
  });
}
