import type { BrowserContext } from '@playwright/test';

/** What Playwright does not put back by itself before it uses a context again. */
export async function leaveClean(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
}
