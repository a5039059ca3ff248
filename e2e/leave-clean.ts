import type { BrowserContext } from '@playwright/test';
import { wasOnPhone } from './on-phone.ts';

/** What Playwright does not put back by itself before it uses a context again. */
export async function leaveClean(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
  // Playwright does not know the size that such a page was given.
  const resized = context.pages().filter(wasOnPhone);
  await Promise.all(resized.map((page) => page.close()));
}
