import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { generate } from 'otplib';
import type { Clock } from '../ports/clock.ts';
import { codeIn, mailsTo } from './outbox.ts';
import { callApi, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The newest code that was mailed to a user. */
export async function mailedCode(testApp: TestApp, { email }: { email: string }): Promise<string> {
  const [newest] = await mailsTo(testApp, email);
  return newest ? codeIn(newest) : '';
}

/** Six digits that are not these. */
export const wrongFor = (code: string): string =>
  code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** What an authenticator app shows at the given time, or so many seconds later. */
export const appCode = (
  { clock }: { clock: Clock },
  secret: string,
  seconds = 0,
): Promise<string> =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + seconds });

export type WithApp = TokensAndUser & { secret: string; recovery_codes: string[] };

/** Sets up an authenticator app, from a session that may. */
export async function setUpApp(
  testApp: TestApp,
  { access }: Pick<Person, 'access'>,
): Promise<WithApp> {
  const begun = await callApi(testApp, authEndpoints.enrolTotp, {}, access);
  const { secret } = begun.json<{ secret: string }>();
  const body = { code: await appCode(testApp, secret) };
  const confirmed = await callApi(testApp, authEndpoints.confirmTotp, { body }, access);
  if (confirmed.statusCode !== 200) throw new Error(`The app was not set up: ${confirmed.body}`);
  return { secret, ...confirmed.json<TokensAndUser & { recovery_codes: string[] }>() };
}
