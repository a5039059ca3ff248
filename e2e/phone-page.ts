import type { Browser, Page } from '@playwright/test';
import { storageWith } from './cookie-choice.ts';
import { phone } from './on-phone.ts';

/** A page in a browser of its own, as a phone shows it. */
export async function newPhonePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...phone,
    baseURL: url,
    locale: 'en-GB',
    storageState: storageWith(url, 'declined'),
  });
  return context.newPage();
}
