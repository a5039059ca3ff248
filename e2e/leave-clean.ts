import type { BrowserContext } from '@playwright/test';

/** What Playwright does not reset by itself before it reuses a context. */
export async function leaveClean(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
}
