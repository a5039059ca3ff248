import type { Page } from '@playwright/test';

/** A call by the signed-in user that bypasses the screen, as another device would make it. */
export const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, url, text]) => {
      const authorization = `Bearer ${localStorage.getItem('access_token')}`;
      const headers = { authorization, ...(text && { 'content-type': 'application/json' }) };
      const answer = await fetch(url, { method: how, headers, ...(text && { body: text }) });
      const answered = await answer.text();
      // What the call answers with nothing, is nothing here.
      return (answered === '' ? undefined : JSON.parse(answered)) as T;
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
