import { storageKeys, storedTrue } from '@caretrail/contract/browser-storage-keys';
import type { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Page } from '@playwright/test';

type OpenSession = Awaited<ReturnType<typeof openSessionFor>> & { aal?: 1 | 2 };

/** Stores a session as the app would; the page still has to navigate. */
export async function putSession(
  page: Page,
  { access, refresh, user, aal = 2 }: OpenSession,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
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
}
