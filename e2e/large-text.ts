import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Page } from '@playwright/test';

/** The largest text, as chosen by the signed-in user; from the next page on. */
export const chooseLargestText = (page: Page, { id }: { id: string }): Promise<void> =>
  page.evaluate(
    ([key, person]) => {
      const chosen = { theme: 'system', size: '150' };
      const people = [{ id: person, ...chosen }];
      localStorage.setItem(key, JSON.stringify({ last: chosen, people }));
    },
    [storageKeys.comfort, id] as const,
  );
