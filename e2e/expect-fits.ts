/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './expect-visible.ts';
import { narrowest } from './on-phone.ts';

/** No sideways scrolling at the current width, as soon as the page has followed it. */
export const expectNoSideways = (page: Page, width: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);

/** No sideways scrolling at this width; then restores the previous width. */
export async function expectFits(page: Page, width = narrowest.width): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  await expectNoSideways(page, width);
  if (before) await page.setViewportSize(before);
}
