import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Page } from '@playwright/test';

type Choice = { readonly size?: '150'; readonly simple?: boolean };

/** As chosen by the signed-in user; from the next page on. */
export const chooseComfort = (
  page: Page,
  { id }: { id: string },
  { size, simple = false }: Choice,
): Promise<void> =>
  page.evaluate(
    ([key, person, wanted]) => {
      const chosen = { theme: 'system', ...wanted };
      const people = [{ id: person, ...chosen }];
      localStorage.setItem(key, JSON.stringify({ last: chosen, people }));
    },
    [storageKeys.comfort, id, { size: size ?? '100', simple }] as const,
  );

export const chooseLargestText = (page: Page, user: { id: string }): Promise<void> =>
  chooseComfort(page, user, { size: '150' });
