/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** What the browser writes to its history for the open page, where it outlives the session. Without what is random. */
export const inHistory = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      location.href.replace(/\bat=\w+/, ''),
      JSON.stringify({ ...history.state, key: null }),
      document.title,
    ].join('\n'),
  );
