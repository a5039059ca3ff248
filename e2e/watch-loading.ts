/// <reference lib="dom" />
import type { Page, Request } from '@playwright/test';
import { expect } from './expect-visible.ts';

/** Waits until everything that the page has asked for is there and has taken its place. */
export function watchLoading(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let before = '';
    await expect
      .poll(
        async () => {
          const now = await page.evaluate(() => {
            const headings = document.querySelectorAll('main h1').length;
            return `${headings} heading, ${document.documentElement.scrollHeight} px`;
          });
          const isStill = open.size === 0 && now === before;
          before = now;
          return isStill && now.startsWith('1 heading');
        },
        { intervals: [50, 100] },
      )
      .toBe(true);
  };
}
