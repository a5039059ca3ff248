import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as a keyboard user does. */
export async function tabTo(page: Page, control: Locator, most = 12): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${String(control)}.`);
}
