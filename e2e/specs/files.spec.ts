import { readFile } from 'node:fs/promises';
import { hrefOf } from '@caretrail/contract/access/routes';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { docx, jpegWithPlace, pdfOfLines, png } from '@caretrail/server/testing/sample-files';
import { unzip } from '@caretrail/server/testing/unzip';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleHere, expectFits, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { isOnTop } from '../is-on-top.ts';
import { eventsOf, expectToast, putEvent } from '../pages/event-pages.ts';
import { filePage, filesOf, filesPage, putFile } from '../pages/files-page.ts';

const text = (name: string, words = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});
const letter = (name: string, lines: readonly string[] = [name]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOfLines(lines),
});

/** The first upload whose form names this file is held until the test says how it ends. */
async function hold(page: Page, name: string): Promise<{ readonly route: Promise<Route> }> {
  const held = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(`**${filesEndpoints.upload.path}`, async (route) => {
    const isIt = route.request().postDataBuffer()?.includes(`filename="${name}"`) ?? false;
    if (isIt && !isHeld) held.resolve(route);
    else await route.fallback();
    isHeld ||= isIt;
  });
  // In an object: a promise alone would be waited for here.
  return { route: held.promise };
}

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

test.describe('§3 adding files', () => {
  test('several at a time: one is cancelled, one retried, one is a duplicate; they continue on another screen', async ({
    page,
  }) => {
    const screen = filesPage(page);
    await screen.open();
    await expect(page.getByText('Start with your latest letter.')).toBeVisible();

    const lost = await hold(page, 'Lost.txt');
    await screen.input.setInputFiles([text('Lost.txt'), letter('Letter.pdf')]);
    await (await lost.route).abort();
    await expect(screen.upload('Lost.txt')).toContainText('Caretrail could not be reached');
    await expect(screen.upload('Letter.pdf')).toContainText('Uploaded');
    await screen.button('Try again Lost.txt').click();
    await expect(screen.upload('Lost.txt')).toContainText('Uploaded');

    const never = await hold(page, 'Never.txt');
    await screen.input.setInputFiles([text('Never.txt'), letter('Same.pdf', ['Letter.pdf'])]);
    await never.route;
    await expect(screen.upload('Same.pdf')).toContainText(
      'You already have this file as “Letter.pdf”.',
    );
    await screen.button('Cancel Never.txt').click();
    await expect(screen.upload('Never.txt')).toContainText('Cancelled. The file was not uploaded.');
    await expectAccessible(page, ['light', 'dark'], 'main');
    await screen.button('Keep the one I have Same.pdf').click();
    await expect(screen.upload('Same.pdf')).toContainText('Not added. You already have this file');
    await expect(screen.count('2 of 4 files uploaded')).toBeVisible();

    // Away from the screen the last one continues.
    const slow = await hold(page, 'Slow.pdf');
    await screen.input.setInputFiles(letter('Slow.pdf'));
    const way = await slow.route;
    await page.getByRole('link', { name: 'Timelines', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Timeline & Events' })).toBeVisible();
    await way.continue();
    await expectToast(page, '3 files uploaded');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Slow.pdf' })).toBeVisible();

    await screen.show();
    await expect(screen.count('3 files')).toBeVisible();
    await screen.search.fill('lost');
    await expect(screen.count('1 file')).toBeVisible();
    await expect(screen.file('Lost.txt')).toBeVisible();
    await expect
      .poll(async () => (await eventsOf(page)).map(({ event_type }) => event_type))
      .toEqual(Array.from({ length: 3 }, () => 'UserStorage'));
  });

  test('dropped anywhere on the page, a file is taken; one of a wrong kind says so', async ({
    page,
  }) => {
    const screen = filesPage(page);
    await screen.open();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['a note'], 'Note.txt', { type: 'text/plain' }));
      transfer.items.add(new File(['x'], 'setup.exe'));
      return transfer;
    });
    await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
    await expect(screen.upload('Note.txt')).toContainText('Uploaded');
    await expect(screen.upload('setup.exe')).toContainText('Select a file of one of these');
    await screen.button('Open Note.txt').or(screen.file('Open Note.txt')).click();
    await expect(filePage(page).preview).toContainText('a note');
  });
});

test('§3 in a narrow window with a mouse, “Add files” opens the chooser, also before there are any', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = filesPage(page);
  await screen.open();
  const chooser = page.waitForEvent('filechooser');
  await screen.button('Add files').click();
  await (await chooser).setFiles(text('Note.txt', 'a note'));
  await expect(screen.upload('Note.txt')).toContainText('Uploaded');
});

test.describe('§3 adding files by touch', { tag: '@phone' }, () => {
  test('a photo comes from the camera, and is seen among the pictures', async ({ page }) => {
    const screen = filesPage(page);
    await screen.open();
    await screen.button('Add files').tap();
    await test.step('from elsewhere it opens at its top, with every way to add a file in sight', async () => {
      await goInApp(page, hrefOf('dashboard'));
      await goInApp(page, `${hrefOf('filesDocuments')}#add-files`);
      await expect(screen.input).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await expect(screen.photo).toHaveAttribute('capture', 'environment');
    await expect(page.getByText('Take a photo')).toBeVisible();
    await expect(page.getByText('or drop them here')).toBeHidden();
    await screen.photo.setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpegWithPlace(),
    });
    await screen.button('Use the photo as it is').tap();
    await expect(screen.upload('Photo from ')).toContainText('Uploaded');
    await expect
      .poll(() => filesOf(page))
      .toMatchObject([{ size: (await jpegWithPlace()).length }]);
    await screen.button('Options').tap();
    await screen.button('Grid').tap();
    await expect(
      page.getByRole('link', { name: /^Photo from \d+ \w+\.jpg/ }).locator('img'),
    ).toBeVisible();
    await expectFits(page);
  });
});

test.describe('§3 looking at a file', () => {
  test('§8 PDF page by page, pictures, text that stays text; the rest is downloaded; one that cannot be loaded says so', async ({
    page,
  }) => {
    const lines = Array.from({ length: 40 }, (_, n) => `Line ${n + 1} of the report`);
    const report = await putFile(page, letter('Report.pdf', lines));
    const photo = await putFile(page, { ...text('Photo.png'), buffer: await png(600, 400) });
    const note = await putFile(page, text('Note.txt', '<img src=x onerror=alert(1)> Ärztin'));
    const word = await putFile(page, { ...text('Letter.docx'), buffer: docx() });
    const lost = await putFile(page, text('Lost.txt', 'Here it is'));
    const screen = filePage(page);

    await screen.open(report);
    await expect(screen.preview.getByText('Line 1 of the report')).toBeAttached();
    await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
    const painted = () =>
      screen.preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } =
          canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data?.some((value, place) => place % 4 === 0 && value < 100) ?? false;
      });
    await expect.poll(painted).toBe(true);
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await expect(screen.preview.getByText('Line 40 of the report')).toBeAttached();
    const width = () => screen.preview.locator('canvas').evaluate(({ clientWidth }) => clientWidth);
    const before = await width();
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(width).toBeGreaterThan(before * 1.4);

    await screen.show(photo);
    const picture = screen.preview.getByRole('img', { name: 'Photo.png' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(600);
    await screen.show(note);
    await expect(screen.preview).toContainText('<img src=x onerror=alert(1)> Ärztin');
    await screen.show(word);
    await expect(screen.preview).toContainText('We cannot preview DOCX files');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect(await readFile(await (await saved).path())).toEqual(docx());

    await test.step('one that cannot be loaded says so and is retried; a missing one leads back', async () => {
      await page.route('**/download/**', (route) => route.abort(), { times: 1 });
      await screen.show(lost);
      await expect(screen.preview.getByRole('alert')).toContainText('could not be reached');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(screen.preview).toContainText('Here it is');
      await goInApp(page, `${hrefOf('filesDocuments')}?file=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e`);
      await expect(screen.heading('We cannot find this file')).toBeVisible();
      await page.getByRole('link', { name: 'Back to all files' }).click();
      await expect(page.getByRole('heading', { name: 'Files & Documents' })).toBeFocused();
    });
  });
});

test.describe('§3 keeping files in order', () => {
  test('a file is renamed and classified; changed elsewhere at the same time, both versions are shown; moved to an event', async ({
    page,
  }) => {
    const file = await putFile(page, letter('IMG_1.pdf'));
    const screen = filePage(page);
    await screen.open(file);
    await screen.edit.click();
    await screen.title.fill('');
    await screen.save.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Enter a title for the file.',
    );
    await screen.title.fill('Letter of Dr Okafor');
    await page.getByRole('button', { name: /^Other Document type/ }).click();
    await page.getByRole('option', { name: 'Clinic letter' }).click();
    await page.getByLabel('Tag 1').fill('clinic');
    await expectAccessibleHere(page);
    await screen.save.click();
    await expect(screen.heading('Letter of Dr Okafor')).toBeVisible();
    await expect
      .poll(() => filesOf(page))
      .toMatchObject([{ doc_type: 'clinic_letter', tags: ['clinic'] }]);
    await expect.poll(() => eventsOf(page)).toMatchObject([{ title: 'Letter of Dr Okafor' }]);

    await screen.edit.click();
    await screen.title.fill('Mine');
    await page.evaluate(
      async ([path]) => {
        const authorization = `Bearer ${localStorage.getItem('access_token')}`;
        const headers = { authorization, 'content-type': 'application/json' };
        await fetch(path, { method: 'PATCH', headers, body: '{"title":"Theirs"}' });
      },
      [filesEndpoints.edit.path.replace('{id}', file.id)] as const,
    );
    await screen.save.click();
    await expect(page.getByRole('row', { name: 'Title Mine Theirs' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(screen.heading('Mine')).toBeVisible();

    await test.step('moved to an event, its own entry is removed; it is found by the event', async () => {
      const event = await putEvent(page, { title: 'MRI of the head' });
      await screen.open({ ...file, title: 'Mine' });
      await screen.move.click();
      await page.getByRole('searchbox').fill('mri');
      await expectAccessible(page, ['light']);
      await page.getByRole('button', { name: 'Move here MRI of the head' }).click();
      await expect(page.getByRole('link', { name: 'MRI of the head' })).toBeVisible();
      await expect
        .poll(() => eventsOf(page))
        .toMatchObject([{ id: event.id, files: [{ id: file.id }] }]);
      const library = filesPage(page);
      await library.show();
      await library.button('Filters').click();
      // With the filters open: what is typed now stays when they are applied.
      await library.search.fill('mri');
      await expect(page.getByText('Showing only: “mri”')).toBeVisible();
      await expect(library.file('Mine')).toBeVisible();
      await page.getByRole('button', { name: /Document type/ }).click();
      await page.getByRole('option', { name: 'Insurance document' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('No files match your search.')).toBeVisible();
      await expect(page.getByText('Insurance document, “mri”')).toBeVisible();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(library.file('Mine')).toBeVisible();
    });
  });

  test('several are downloaded as one zip, byte for byte, deleted and restored', async ({
    page,
  }) => {
    const sent = [letter('Letter.pdf'), text('Note.txt', 'A note'), letter('Third.pdf')];
    for (const file of sent) await putFile(page, file);
    await putFile(page, letter('Letter.pdf', ['Another one']));
    const screen = filesPage(page);
    await screen.open();
    await screen.button('Select files').click();
    await screen.button('Select all 4 files').click();
    await page.getByRole('checkbox', { name: 'Select Third.pdf' }).uncheck();
    // Elsewhere the bar lies over whatever it is scrolled over.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await screen.button('Download ZIP').click();
    const zip = await saved;
    expect(zip.suggestedFilename()).toMatch(/^Caretrail files \d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(await readFile(await zip.path()));
    expect([...files.keys()].toSorted()).toEqual(['Letter (2).pdf', 'Letter.pdf', 'Note.txt']);
    expect([...files.values()]).toEqual(
      expect.arrayContaining([
        sent[0]?.buffer,
        sent[1]?.buffer,
        letter('Letter.pdf', ['Another one']).buffer,
      ]),
    );

    await screen.button('Move to the bin').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to the bin' }).click();
    await expect(screen.count('1 file')).toBeVisible();
    // Said once, beside Undo.
    await expect(page.getByText('3 files were moved to the bin.')).toBeVisible();
    expect(await isOnTop(screen.undo)).toBe(true);
    await screen.undo.click();
    await expect(screen.count('4 files')).toBeVisible();

    await screen.file('Note.txt').click();
    await filePage(page).remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to the bin' }).click();
    await expect(page.getByText('“Note.txt” was moved to the bin.')).toBeVisible();
    await page.getByRole('link', { name: 'Bin' }).click();
    await expect(page.getByText('30 days left').or(page.getByText('29 days left'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore Note.txt' }).click();
    await expectToast(page, '“Note.txt” restored');
    await expect(page.getByText('The bin is empty.')).toBeVisible();
    await expect.poll(() => filesOf(page)).toHaveLength(4);
  });
});
