import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { FileText } from '@caretrail/contract/files/text-schema';
import { pdfOfLines, png } from '@caretrail/server/testing/sample-files';
import type { Page } from '@playwright/test';
import { ask } from '../ask-past-screen.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { eventForm, eventsOf } from '../pages/event-pages.ts';
import { filePage, filesOf, filesPage, putFile } from '../pages/files-page.ts';

const letter = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOfLines(lines),
});
const clinicLetter = ['Clinic letter', 'Date: 16 Nov 2025', 'Ki-67 is stable at 20 percent'];

/** The jobs of the server read it a moment after the upload. */
const wordsRead = (page: Page, { id }: LibraryFile) =>
  expect
    .poll(
      async () =>
        (await ask<FileText>(page, 'GET', filesEndpoints.readText.path.replace('{id}', id))).state,
      { timeout: 120_000 },
    )
    .toBe('read');

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

test.describe('§3 what is inside a file', () => {
  test('a word inside a PDF is found, with the words around it; a search that finds nothing says so', async ({
    page,
  }) => {
    const screen = filesPage(page);
    await screen.open();
    await test.step('an upload leads to what its text suggests, and its first page is seen in every list', async () => {
      await screen.input.setInputFiles(letter('scan0001.pdf', clinicLetter));
      await expect(screen.upload('scan0001.pdf')).toContainText('Uploaded');
      await expect(
        screen.upload('scan0001.pdf').getByRole('link', { name: /^Check suggested details/ }),
      ).toBeVisible();
      await putFile(page, letter('Stable.pdf', ['Another letter']));
      await screen.open();
      const picture = screen.file('scan0001.pdf').last().locator('img');
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((each: HTMLImageElement) => each.naturalHeight)).toBe(480);
    });
    await screen.search.fill('stable');
    await expect(screen.file('Stable.pdf')).toBeVisible();
    const more = screen.button('Found inside 1 more file');
    await expect(more).toBeVisible();
    await expect(screen.file('scan0001.pdf')).toContainText(
      'Found in the text: Clinic letter Date: 16 Nov 2025 Ki-67 is stable',
    );
    await expect(screen.count('2 files')).toBeVisible();
    await expectAccessible(page);
    await more.press('Enter');
    await expect(page.getByRole('heading', { name: 'Found inside files' })).toBeFocused();

    await screen.search.fill('ki-67');
    await expect(page.getByRole('heading', { name: 'Found inside files' })).toBeVisible();
    await expect(screen.file('Stable.pdf')).toBeHidden();
    await screen.search.fill('xylophone');
    await expect(page.getByText('No files match your search.')).toBeVisible();
    await expect(page.getByText('Nothing more found inside your files.')).toBeHidden();
    await test.step('what a name has found comes before the sentence that nothing more was found', async () => {
      await screen.search.fill('scan0001');
      const end = page.getByText('Nothing more found inside your files.');
      await expect(end).toBeVisible();
      const [hit, sentence] = [
        await screen.file('scan0001.pdf').first().boundingBox(),
        await end.boundingBox(),
      ];
      expect(hit?.y ?? 0).toBeLessThan(sentence?.y ?? 0);
    });

    await test.step('nor are the words in a photo called absent, where none are read', async () => {
      await putFile(page, { name: 'IMG_1.png', mimeType: 'image/png', buffer: await png() });
      await screen.open();
      await screen.search.fill('xylophone');
      await expect(page.getByText('No files match your search.')).toBeVisible();
      await expect(page.getByText(/^The words in 1 file, for example a photo/)).toBeVisible();
    });
    await test.step('in a low window what is found comes into sight', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await screen.open();
      await screen.search.fill('stable.pdf');
      await expect(screen.file('Stable.pdf')).toBeInViewport({ ratio: 1 });
      await expect(screen.search).toBeInViewport({ ratio: 1 });
    });

    // What could not be looked at is not called absent.
    await page.route(`**${filesEndpoints.findInTexts.path}`, (route) => route.abort());
    await screen.search.fill('zither');
    await expect(page.getByText('We could not look inside your files.')).toBeVisible();
    await expect(page.getByText('No files match your search.')).toBeHidden();
    await page.unroute(`**${filesEndpoints.findInTexts.path}`);
    await screen.button('Try again').click();
    await expect(page.getByText('No files match your search.')).toBeVisible();
  });

  test('the details that a letter suggests are saved with one tap, or not at all; its text can be read', async ({
    page,
  }) => {
    const file = await putFile(page, letter('scan0001.pdf', clinicLetter));
    const other = await putFile(page, letter('scan0002.pdf', ['Laboratory report']));
    await wordsRead(page, file);
    await wordsRead(page, other);
    const screen = filePage(page);
    const card = page.getByRole('region', { name: 'Suggested from the document' });

    expect(file.has_thumbnail).toBe(false);
    await screen.open(file);
    await expect(card).toContainText('Clinic letter');
    await expect(card).toContainText('16 November 2025');
    await expectAccessible(page);
    expect(await filesOf(page)).toContainEqual(
      expect.objectContaining({ title: 'scan0001.pdf', doc_type: 'other', document_date: null }),
    );
    // By keyboard: the page was narrow a moment ago, and its preview is being painted again.
    await page.getByText('Show the text of this file').press('Enter');
    await expect(page.getByText('A computer read this')).toBeVisible();
    await expect(page.getByText('Ki-67 is stable at 20 percent').last()).toBeVisible();
    await page.getByRole('button', { name: 'Use these details', exact: true }).press('Enter');
    await expect(screen.heading('Clinic letter')).toBeFocused();
    await expect(card).toBeHidden();
    await test.step('a PDF from another device gets its picture when it is opened for the first time', () =>
      expect
        .poll(() => filesOf(page))
        .toContainEqual(
          expect.objectContaining({
            title: 'Clinic letter',
            doc_type: 'clinic_letter',
            document_date: '2025-11-16',
            has_thumbnail: true,
          }),
        ));

    await screen.show(other);
    await expect(card).toContainText('Lab report');
    await page.getByRole('button', { name: 'Do not use these details' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(screen.heading('scan0002.pdf')).toBeVisible();
    await expect(screen.preview.locator('canvas')).toBeVisible();
    await expect(card).toBeHidden();
  });
});

test.describe('§3 a photo of a page', { tag: '@phone' }, () => {
  test('is straightened by its four corners, with fingers or keys, wherever files can be added', async ({
    page,
  }) => {
    const photo = { name: 'IMG_1.png', mimeType: 'image/png', buffer: await png(600, 800) };
    const screen = filesPage(page);
    await screen.open();
    await screen.photo.setInputFiles(photo);
    const dialog = page.getByRole('dialog', { name: 'Straighten the page' });
    const keep = dialog.getByRole('button', { name: 'Use the photo as it is' });
    const straighten = dialog.getByRole('button', { name: 'Straighten the page' });
    const corner = dialog.getByRole('button', { name: 'Top left corner' });
    const picture = dialog.getByRole('img', { name: 'Your photo' });
    await expect(picture).toBeVisible();
    await expectAccessible(page, ['light', 'dark'], 'dialog');
    // No page is seen on it: nothing is cut unless the corners are moved.
    await expect(straighten).toBeDisabled();
    await expect(keep).toBeEnabled();
    await corner.focus();
    const before = await corner.boundingBox();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toContainText('5% across, 0% down');
    expect((await corner.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);

    // Inside the other three there is no page.
    const area = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const drag = async (across: number, down: number): Promise<void> => {
      const from = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(area.x + area.width * across, area.y + area.height * down);
      await page.mouse.up();
    };
    await drag(0.7, 0.7);
    await expect(dialog.getByText('Move the corners further apart.')).toBeVisible();
    await drag(0.25, 0.25);
    await expect(dialog.getByText('Move the corners further apart.')).toBeHidden();
    await test.step('the result is seen before it is used, and can be left', async () => {
      const result = page.getByRole('dialog', { name: 'The straightened page' });
      await straighten.tap();
      await expect(result.getByRole('img', { name: 'The straightened page' })).toBeVisible();
      await expectAccessible(page, ['light', 'dark'], 'dialog');
      expect(await filesOf(page)).toHaveLength(0);
      await result.getByRole('button', { name: 'Back' }).tap();
      await expect(corner).toBeVisible();
      await straighten.tap();
      await result.getByRole('button', { name: 'Use this' }).tap();
      await expect(result).toBeHidden();
    });
    await expect(screen.upload('Photo from ')).toContainText('Uploaded');
    await expect
      .poll(() => filesOf(page))
      .toMatchObject([
        {
          file_name: expect.stringMatching(/^Photo from .*\.jpg$/),
          type: 'image/jpeg',
          has_thumbnail: true,
        },
      ]);

    const form = eventForm(page);
    await form.open();
    await form.fill('Scan of the head');
    await expect(page.getByText('Take a photo')).toBeVisible();
    await form.photo.setInputFiles({ ...photo, name: 'IMG_2.png' });
    await page.getByRole('button', { name: 'Use the photo as it is' }).tap();
    await expect(page.getByRole('list', { name: 'Files to upload' })).toContainText(
      /Photo from \d+ \w+\.png/,
    );
    await form.save.tap();
    await expect
      .poll(() => eventsOf(page))
      .toContainEqual(
        expect.objectContaining({
          files: [expect.objectContaining({ name: expect.stringMatching(/^Photo from .*\.png$/) })],
        }),
      );
  });
});
