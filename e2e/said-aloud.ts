/// <reference lib="dom" />
import type { Page } from '@playwright/test';

type Listening = Window & { said?: string[] };

/** From the next page load on, everything that screen readers announce is kept. */
export const listenAloud = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    (window as Listening).said = said;
    const before = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
        const text = region.textContent.trim();
        if (text !== '' && text !== before.get(region)) said.push(text);
        before.set(region, text);
      }
    };
    new MutationObserver(listen).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** What was announced since the last call. */
export const saidAloud = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Listening).said?.splice(0) ?? []);
