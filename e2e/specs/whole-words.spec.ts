/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoPatient } from '../page-views.ts';

/** Words of our own that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const parts = 'main :is(button, a, label, legend, dt, th, h1, h2, h3, summary)';
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/\p{L}{2,18}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test('no word is broken in two where the menu leaves little room', async ({
  page,
  product,
  server,
}) => {
  await product.signInAgain(page, await demoPatient(page, server));
  for (const width of [768, 801, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of [
      'dashboard',
      'timelines',
      'medication',
      'treatments',
      'locations',
      'filesDocuments',
      'settings',
    ] as const) {
      await page.goto(hrefOf(route), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await brokenWords(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});
