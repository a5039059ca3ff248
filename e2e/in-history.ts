/// <reference lib="dom" />
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { expect, type Page } from '@playwright/test';

/** What the browser writes to its history for the open page, where it outlives the session. Without what is random. */
export const inHistory = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      location.href.replace(/\bat=\w+/, ''),
      JSON.stringify({ ...history.state, key: null }),
      document.title,
    ].join('\n'),
  );

/** Until a reload does not lose what the first such address of the tab stands for: it is encrypted first. */
export const untilAddressKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.drafts))
    .not.toBeNull();
