import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { visitProvider } from './provider-visit.ts';
import type { TestApp } from './test-app.ts';

const { startProvider, returnFromProvider } = authEndpoints;

export type Returned = { code?: string; state?: string; iss?: string };

/** The button: the address that the browser is sent to, and its cookie. */
export async function leaveForProvider({ app }: TestApp, accept = '*/*', query = {}) {
  const answer = await app.inject({ url: startProvider.path, headers: { accept }, query });
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return {
    answer,
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
    url: String(answer.headers.location ?? ''),
  };
}

/** The call that the web app makes on its return screen. */
export const comeBack = (
  { app }: TestApp,
  returned: Returned,
  cookie: string | undefined,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: returnFromProvider.path,
    payload: returned,
    headers: { 'x-client': 'web', ...(cookie && { cookie }) },
  });

/** The whole way there and back, as the user that the provider signs in. */
export async function signInByProvider(testApp: TestApp): Promise<LightMyRequestResponse> {
  const { url, cookie } = await leaveForProvider(testApp);
  return comeBack(testApp, await visitProvider(url), cookie);
}

export const toApiError = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? 'ok'}`;
