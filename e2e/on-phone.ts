/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The phone of the browser tests, as Playwright's project has it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** The narrowest screen that we promise to fit. */
export const narrowest = { width: 320, height: 844 };

/** Two frames, so that listeners to the width have been drawn. Not requestAnimationFrame: a test may hold the clock. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) {
      await new Promise<void>((done) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      });
    }
  });

/** Whether the page stands on a narrow screen already. */
export const isOnPhone = (page: Page): boolean =>
  (page.viewportSize()?.width ?? 0) <= phone.viewport.width;

/**
 * The open page is made as narrow as a phone and wide again: a second check without a second sign-in and load. What shows
 * only to a finger instead of a mouse needs the settings above.
 */
export async function onPhone(
  page: Page,
  look: () => Promise<void>,
  { width, height }: { readonly width: number; readonly height: number } = phone.viewport,
): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no size to go back to.');
  await page.setViewportSize({ width, height });
  await drawn(page);
  await look();
  await page.setViewportSize(before);
  await drawn(page);
}
