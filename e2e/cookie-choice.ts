/// <reference lib="dom" />
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import type { BrowserContext, Page } from '@playwright/test';

const itemsOf = (choice: ConsentChoice, at: Date) => [
  { name: storageKeys.cookieConsent, value: choice },
  { name: storageKeys.cookieConsentDate, value: at.toISOString() },
];

/** The storage of a browser in which the cookie banner was answered (§3). */
export const storageWith = (origin: string, choice: ConsentChoice, at: Date = new Date()) => ({
  cookies: [],
  origins: [{ origin, localStorage: itemsOf(choice, at) }],
});

/**
 * The same for the first page of a test, at no cost: to fill in a storage state Playwright opens a
 * page of its own, a fifth of a second for every test.
 */
export async function answerCookies(
  context: BrowserContext,
  origin: string | undefined,
  choice: ConsentChoice | null,
): Promise<void> {
  if (!origin || choice === null) return;
  const script = await context.addInitScript(
    ([where, items]) => {
      if (location.origin !== where) return;
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    [origin, itemsOf(choice, new Date())] as const,
  );
  // Once: later changes by the test stay.
  let isStored = false;
  const watch = (page: Page): void => {
    page.on('framenavigated', (frame) => {
      if (isStored || !frame.url().startsWith(origin)) return;
      isStored = true;
      void script.dispose();
    });
  };
  // A reused context has its page already.
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}
