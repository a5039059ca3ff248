import { readFile } from 'node:fs/promises';
import { hrefOf } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { unzip } from '@caretrail/server/testing/unzip';
import { tablesWith } from '@caretrail/server/testing/whole-record';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { inHistory } from '../in-history.ts';
import { onPhone } from '../on-phone.ts';
import { appMenu } from '../pages/app-menu.ts';
import { eventForm, eventPage, letter, putEvent } from '../pages/event-pages.ts';
import { filesPage } from '../pages/files-page.ts';
import { bath, placesPage, putPlace } from '../pages/location-pages.ts';
import { notedToday, putMedicine, today } from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { todayPage } from '../pages/today-page.ts';

test.use({ isAwake: true });

type Row = Record<string, unknown>;

const sorted = (rows: readonly Row[]): string[] =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();

test('§2.1 §3 a patient’s day: a dose, a symptom, the next visit with its question, letter and place; then a full export, row by row', async ({
  page,
  product,
  server,
}) => {
  const { id } = await product.signIn(page);
  const [event, form, menu] = [eventPage(page), eventForm(page), appMenu(page)];
  const place = await putPlace(page, { name: 'Lakeside clinic', ...bath });
  await putMedicine(page);
  const visit = await putEvent(page, {
    event_type: 'Appointment',
    title: 'Talk about the scan',
    start: `${addDays(today(), 1)}T10:15`,
    time_zone: 'UTC',
    location_id: place.id,
  });

  await test.step('a dose and a symptom', async () => {
    await page.goto(hrefOf('dashboard'));
    await page.getByRole('button', { name: /^Record as taken: Levetiracetam/ }).click();
    await expect(page.getByText('1 of 1 dose taken')).toBeVisible();
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    await todayPage(page).add('Record a symptom');
    await expect(page.getByRole('heading', { level: 1, name: 'Record a symptom' })).toBeFocused();
    await form.save.click();
    await expect(page.getByText('Enter a symptom').first()).toBeVisible();
    await page.getByRole('button', { name: 'Fatigue', exact: true }).click();
    await expect(page.getByLabel('Symptom 1')).toHaveValue('Fatigue');
    await form.save.click();
    await expect(event.heading('Fatigue')).toBeVisible();
  });

  await test.step('the next visit: a question for it, its letter by phone', async () => {
    await menu.link('Dashboard').click();
    await todayPage(page).nextDays.getByRole('link', { name: visit.title }).click();
    await page.getByLabel('Add a question').fill('May I drive again?');
    await page.getByRole('button', { name: 'Save question' }).click();
    await expect(page.getByRole('listitem').getByText('May I drive again?')).toBeVisible();
    await onPhone(page, async () => {
      await form.files.first().setInputFiles(letter);
      await expect(event.file('Letter.pdf')).toBeVisible();
    });
  });

  await test.step('the letter is found again, by the visit and by its place', async () => {
    const library = filesPage(page);
    await menu.link('Files & Documents').click();
    await library.search.fill('scan');
    await expect(page).toHaveURL(/#at=\w+$/);
    await library.button('Filters').click();
    await page.getByRole('button', { name: /Place/ }).click();
    await page.getByRole('option', { name: 'Lakeside clinic' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(library.count('1 file')).toBeVisible();
    await library.button('Grid').click();
    await expectAccessible(page);
    await library.file('Letter.pdf').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Letter.pdf' })).toBeVisible();
    // Neither what was looked for nor the name of the file.
    expect(await inHistory(page)).not.toMatch(/scan|letter/i);
  });

  await test.step('the place of the visit is on the map', async () => {
    await menu.link('Locations').click();
    await expect(placesPage(page).drawing).toHaveAccessibleName(
      'Map with a pin for Lakeside clinic',
    );
    await placesPage(page).card('Lakeside clinic').getByRole('link', { name: visit.title }).click();
    await expect(event.heading(visit.title)).toBeVisible();
  });

  await test.step('larger text and fewer things, at once and on the next screen', async () => {
    const settings = settingsPage(page);
    await settings.show('comfort', 'Text size and colours');
    await page.getByRole('radio', { name: 'Largest (150%)' }).check();
    await expect(page.locator('html')).toHaveCSS('font-size', '27px');
    const screens = ['dashboard', 'treatments', 'locations', 'filesDocuments', 'settings'] as const;
    for (const screen of screens) {
      const before = await page.title();
      await goInApp(page, hrefOf(screen));
      await expect(page).not.toHaveTitle(before);
      await expectFits(page);
    }
    await settings.show('comfort', 'Text size and colours');
    await page.getByRole('radio', { name: 'Standard (100%)' }).check();
    await page.getByRole('checkbox', { name: 'Show fewer things' }).check();
    await page.getByRole('radio', { name: 'No motion' }).check();
    await goInApp(page, `${hrefOf('timelines')}?view=calendar`);
    await expect(page.getByRole('link', { name: visit.title })).toBeVisible();
    for (const gone of ['Filters', 'Timeline']) {
      await expect(page.getByRole('button', { name: gone })).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: 'Calendar' })).toBeVisible();
    const create = await page.getByRole('button', { name: 'Create' }).boundingBox();
    expect(create?.height).toBeGreaterThanOrEqual(60);
    await goInApp(page, `${hrefOf('filesDocuments')}?view=grid`);
    const letterRow = page.getByRole('link', { name: /^Letter\.pdf/ });
    await expect(letterRow).toBeVisible();
    // A row; a tile is as high as its picture.
    expect((await letterRow.boundingBox())?.height).toBeLessThan(140);
    await expect(page.getByRole('button', { name: 'Grid' })).toHaveCount(0);
    await goInApp(page, hrefOf('locations'));
    await expect(placesPage(page).card('Lakeside clinic')).toBeVisible();
    await expect(placesPage(page).drawing).toHaveCount(0);
  });

  await test.step('a copy of everything is the record, table by table and row by row', async () => {
    await settingsPage(page).show('data', 'Data');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^caretrail-export-\d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText(/is saved\. Keep it/)).toBeVisible();
    const files = await unzip(await readFile(await download.path()));
    const { db } = server.deps;
    const { patient_id } = await db.one<{ patient_id: string }>(
      `SELECT patient_id FROM patients WHERE user_id = $1`,
      [id],
    );
    const counted: Record<string, number> = {};
    const bytes = ['wrapped_key', 'thumbnail_key', 'sealed_text'];
    for (const table of await tablesWith(server, 'patient_id')) {
      // While this runs, a job reads the words of the letter.
      const changing = table === 'file_texts' ? ['tries', 'due_at', 'length', 'state'] : [];
      const stored = await db.query<{ row: Row }>(
        `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} t WHERE patient_id = $1`,
        [patient_id, [...bytes, ...changing]],
      );
      const exported = JSON.parse(String(files.get(`data/${table}.json`))) as Row[];
      const steady = exported.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !changing.includes(name))),
      );
      expect(sorted(steady), table).toEqual(sorted(stored.map(({ row }) => row)));
      counted[table] = exported.length;
    }
    expect(counted).toMatchObject({
      patients: 1,
      events: 2,
      medications: 1,
      dose_log: 1,
      files: 1,
      locations: 1,
    });
    expect([...files.values()]).toContainEqual(letter.buffer);
    expect(String(files.get('lists/events.csv'))).toContain('May I drive again?');
  });
});
