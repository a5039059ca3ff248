/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';

/** The phone of the browser tests, as Playwright's project has it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

// One for each page: a session that ends takes what it has set with it.
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

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

async function emulate(
  page: Page,
  size: { width: number; height: number },
  { deviceScaleFactor, isMobile, hasTouch }: Omit<typeof phone, 'viewport'> | Desktop,
): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor,
    mobile: isMobile,
    screenWidth: size.width,
    screenHeight: size.height,
    screenOrientation: isMobile
      ? { angle: 0, type: 'portraitPrimary' }
      : { angle: 0, type: 'landscapePrimary' },
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await drawn(page);
}

type Desktop = typeof desktop;
const desktop = { deviceScaleFactor: 1, isMobile: false, hasTouch: false } as const;

/** Whether it was put onto a phone and back. */
export const wasOnPhone = (page: Page): boolean => sessions.has(page);

/** Whether the page stands on a narrow screen already. */
export const isOnPhone = (page: Page): boolean =>
  (page.viewportSize()?.width ?? 0) <= phone.viewport.width;

/** The open page is put onto a phone and back: a second look without a second sign-in and load. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no size to go back to.');
  await emulate(page, phone.viewport, phone);
  await look();
  await emulate(page, before, desktop);
}
