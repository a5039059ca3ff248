/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { toasts } from '@caretrail/contract/texts/toasts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { eventPage, eventsOf, putEvent } from '../pages/event-pages.ts';
import { filePage, filesOf, filesPage } from '../pages/files-page.ts';
import { today, treatmentPage } from '../pages/treatment-pages.ts';
import { listenAloud, saidAloud } from '../said-aloud.ts';
import { tabTo } from '../tab-to.ts';

/** Whether the focus is at one of the choices of its group. */
const isIn = (choice: Locator): Promise<boolean> =>
  choice.evaluate(
    (element) =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.name === (element as HTMLInputElement).name,
  );

/** Flows that no other test walks with the Tab key alone. */
test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

test('§2.1 a treatment is added and its session recorded, with Tab, Space and Enter alone', async ({
  page,
}) => {
  const screen = treatmentPage(page);
  await page.goto(hrefOf('treatments'));
  await tabTo(page, page.getByRole('button', { name: 'Add a treatment' }), 30);
  await page.keyboard.press('Enter');
  await expect(screen.heading('Add a treatment')).toBeFocused();
  await tabTo(page, page.getByText('Start from a template'));
  await page.keyboard.press('Enter');
  await tabTo(page, screen.button(/^Radiotherapy, 30 sessions/));
  await page.keyboard.press('Enter');
  // A group is entered at its first choice.
  const status = page.getByRole('radio', { name: 'Happening now' });
  for (let presses = 0; !(await isIn(status)) && presses < 20; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let presses = 0; !(await status.isChecked()) && presses < 6; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(status).toBeChecked();
  const [year, month, date] = today().split('-');
  await tabTo(page, page.getByRole('spinbutton', { name: 'day, First day' }));
  await page.keyboard.type(`${date}${month}${year}`);
  await tabTo(page, screen.button('Save treatment'), 40);
  await page.keyboard.press('Enter');
  await expect(screen.heading('Radiotherapy')).toBeFocused();
  await tabTo(page, screen.button(/^Done: today/), 30);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 30 sessions')).toBeVisible();
  await expect(screen.undo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(screen.undo).toBeFocused();
});

test('§3 a file is chosen, renamed, put into the bin and taken out, with Tab and Enter alone', async ({
  page,
}) => {
  const list = filesPage(page);
  const screen = filePage(page);
  await list.open();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, list.button('Choose files').or(list.input).first(), 30);
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'Letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ms Miller') });
  await expect(list.upload('Letter.txt')).toContainText('Uploaded');
  await tabTo(page, list.button('Open Letter.txt').or(list.file('Open Letter.txt')).first());
  await page.keyboard.press('Enter');
  await expect(screen.heading('Letter.txt')).toBeFocused();
  await tabTo(page, screen.edit, 30);
  await page.keyboard.press('Enter');
  await tabTo(page, screen.title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Letter of the clinic');
  await tabTo(page, screen.save, 40);
  await page.keyboard.press('Enter');
  await expect(screen.heading('Letter of the clinic')).toBeFocused();
  await tabTo(page, screen.remove, 40);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Move this file to the bin?' });
  await tabTo(page, question.getByRole('button', { name: 'Move to the bin' }));
  await page.keyboard.press('Enter');
  await expect(list.undo).toBeVisible();
  await expect.poll(() => filesOf(page)).toEqual([]);
  await tabTo(page, list.undo, 30);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await filesOf(page)).map(({ title }) => title))
    .toEqual(['Letter of the clinic']);
});

const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

test('§7 an event is cancelled, deleted and brought back with Tab and Enter alone: each act is announced once, and the focus is never lost', async ({
  page,
}) => {
  const screen = eventPage(page);
  const event = await putEvent(page, { title: 'Follow-up' });
  await listenAloud(page);
  await screen.open(event);
  const said: string[] = [];
  let before = '';
  /**
   * Nothing else is announced of an act: neither its Undo nor a second notice. A toast that is still there moves into a
   * dialog that opens.
   */
  const expectSaid = async (words: string): Promise<void> => {
    await expect
      .poll(async () => {
        said.push(...(await saidAloud(page)));
        return said.filter((each) => each.includes(words)).length;
      })
      .toBe(1);
    const known = [words, before].filter((each) => each !== '');
    const others = said.filter(
      (each) =>
        /Successfully|undo|Follow-up/i.test(each) && !known.some((one) => each.includes(one)),
    );
    expect(others).toEqual([]);
    before = words;
    said.length = 0;
    expect(await isFocusLost(page)).toBe(false);
  };

  await tabTo(page, page.getByRole('button', { name: 'Mark as cancelled' }), 30);
  await saidAloud(page);
  await page.keyboard.press('Enter');
  await expect(screen.undo).toBeVisible();
  await expectSaid(toasts.eventEdited);
  await tabTo(page, screen.undo);
  await expect(screen.undo).toHaveAccessibleDescription('You can undo this for 30 seconds.');
  await page.keyboard.press('Enter');
  await expect(screen.undo).toHaveCount(0);
  await expectSaid(toasts.eventEdited);

  await tabTo(page, screen.remove, 30);
  await page.keyboard.press('Enter');
  await tabTo(page, screen.confirmRemove);
  await page.keyboard.press('Enter');
  await expect(screen.undo).toBeVisible();
  await expectSaid(toasts.eventDeleted);
  await page.keyboard.press('Tab');
  await expect(screen.undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.undo).toHaveCount(0);
  await expectSaid('“Follow-up” restored');
  await expect.poll(() => eventsOf(page)).toHaveLength(1);
});
