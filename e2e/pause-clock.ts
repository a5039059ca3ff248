import type { Page } from '@playwright/test';

/**
 * Stops the clock of the page a moment ahead of now. On a busy machine that moment is over before the browser hears of
 * it, and Playwright refuses: then a later one is taken.
 */
export async function pauseClock(page: Page, aheadMs: number): Promise<void> {
  for (let ahead = aheadMs; ; ahead *= 2) {
    try {
      return await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, ahead));
    } catch (error) {
      if (!String(error).includes('to the past') || ahead > 30_000) throw error;
    }
  }
}
