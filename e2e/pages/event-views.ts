import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';

/** The three views of §2.5, and what each says about where its events stand. */
export const eventViews = (page: Page) => ({
  open: async (query = ''): Promise<void> => {
    await page.goto(`${hrefOf('timelines')}${query}`);
    // On a busy machine 20,000 events may take longer than the five seconds that a call has.
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      await expect(page.locator('main h2').first()).toBeVisible();
    }).toPass();
  },
  heading: page.locator('main h2').first(),
  row: (title: string | RegExp) => page.locator('main').getByRole('link', { name: title }),
  day: (name: string | RegExp) => page.locator('main').getByRole('button', { name }),

  /** The day heading over each event of the list. */
  daysInList: (): Promise<Record<string, string>> =>
    page
      .locator('main li a')
      .evaluateAll((links) =>
        Object.fromEntries(
          links.map((link) => [
            (link.querySelector('.text-action')?.textContent ?? '').trim(),
            link.closest('div')?.querySelector('h3')?.textContent?.trim() ?? '',
          ]),
        ),
      ),

  /** The names of all marks on the line. */
  marksOnLine: (): Promise<string[]> =>
    page
      .getByRole('group', { name: /^Timeline/ })
      .locator('[data-lane]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? '')),

  /** For each title, the days of the shown month on which it stands, by their full names. */
  daysInMonth: (): Promise<Record<string, string[]>> =>
    page.locator('main td').evaluateAll((cells) => {
      const found: Record<string, string[]> = {};
      for (const cell of cells) {
        const day = cell.querySelector('button .sr-only')?.textContent?.split(', ')[0] ?? '';
        for (const title of cell.querySelectorAll('li .font-semibold')) {
          (found[title.textContent?.trim() ?? ''] ??= []).push(day);
        }
      }
      return found;
    }),
});
