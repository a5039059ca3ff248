/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';

/** The phone of the browser tests, as Playwright's project has it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Two frames, so that what listens to the width has been drawn. Not requestAnimationFrame: a test may hold the clock. */
const drawn = (page: Page): Promise<void> =>
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

async function emulatePhone(session: CDPSession): Promise<void> {
  const { viewport, isMobile, hasTouch } = phone;
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    // A sharper screen moves nothing, and is four times as much to draw.
    deviceScaleFactor: 1,
    mobile: isMobile,
    screenWidth: viewport.width,
    screenHeight: viewport.height,
    screenOrientation: { angle: 0, type: 'portraitPrimary' },
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
}

/** Whether the page stands on a narrow screen already. */
export const isOnPhone = (page: Page): boolean =>
  (page.viewportSize()?.width ?? 0) <= phone.viewport.width;

/** The open page is put onto a phone and back: a second look without a second sign-in and load. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no size to go back to.');
  const session = await page.context().newCDPSession(page);
  await emulatePhone(session);
  await drawn(page);
  await look();
  // A session that ends takes what it has set with it. Playwright says a size only when it is another.
  await session.detach();
  await page.setViewportSize({ ...before, height: before.height + 1 });
  await page.setViewportSize(before);
  await drawn(page);
}
