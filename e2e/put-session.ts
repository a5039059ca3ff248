import { storageKeys, storedTrue } from '@caretrail/contract/browser-storage-keys';
import type { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Page } from '@playwright/test';

type OpenSession = Awaited<ReturnType<typeof openSessionFor>> & { aal?: 1 | 2 };

/** Stores a session as the app would, on a page of the product; it still has to navigate. */
export const storeSession = (
  page: Page,
  { access, refresh, user, aal = 2 }: OpenSession,
): Promise<void> =>
  page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      [storageKeys.accessToken]: access,
      [storageKeys.refreshToken]: refresh,
      [storageKeys.userData]: JSON.stringify(user),
      ...(aal === 2 && { [storageKeys.mfaVerified]: storedTrue }),
      ...(user.preboarding_completed && { [storageKeys.preboardingCompleted]: storedTrue }),
      ...(user.terms_accepted && { [storageKeys.termsAccepted]: storedTrue }),
    },
  );

/** The same for a new page. */
export async function putSession(page: Page, session: OpenSession): Promise<void> {
  await page.goto('/robots.txt');
  await storeSession(page, session);
}
