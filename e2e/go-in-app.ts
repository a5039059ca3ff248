/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './expect-visible.ts';

/** Navigates to another screen of the open app, as a link would: the app is not loaded again. */
export async function goInApp(page: Page, path: string): Promise<void> {
  // The app handles the event only once it is rendered.
  await page.locator('main h1').first().waitFor();
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: 'test', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** The same, until the screen before is gone, and its title with it. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await goInApp(page, path);
  await expect(page).not.toHaveTitle(before);
}
