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
          const now = await page.evaluate(async () => {
            // The browser has nothing left to do: a screen drawn in slices has had its last.
            await new Promise((resolve) => {
              requestIdleCallback(resolve, { timeout: 2000 });
            });
            const { title, body, documentElement } = document;
            const headings = document.querySelectorAll('main h1').length;
            const { length } = body.textContent;
            return `${headings} heading, ${documentElement.scrollHeight} px, ${length} letters, ${title}`;
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
