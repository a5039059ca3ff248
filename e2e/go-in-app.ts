/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** To another screen of the app that stands here already, as a link of it would lead: the app is not loaded anew. */
export async function goInApp(page: Page, path: string): Promise<void> {
  // Before it stands, nobody listens.
  await page.locator('main h1').first().waitFor();
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: 'test', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
