import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { callFrom, type From } from './call-from.ts';
import type { TestApp } from './test-app.ts';

/** A password that the policy accepts. */
export const goodPassword = 'correct horse battery';

/** Signs in with the password: a session of level 1. */
export async function signInWithPassword(
  testApp: TestApp,
  email: string,
  { password = goodPassword, ...from }: From & { password?: string } = {},
): Promise<TokensAndUser> {
  const answer = await callFrom(testApp, authEndpoints.login, {
    ...from,
    body: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`Signing in failed: ${answer.body}`);
  return answer.json<TokensAndUser>();
}
