/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Words of our own that are broken in two. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const parts = 'main :is(button, a, label, legend, dt, th, h1, h2, h3, summary)';
    for (const part of document.querySelectorAll(parts)) {
      // For screen readers alone.
      if (part.getBoundingClientRect().width <= 1) continue;
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
