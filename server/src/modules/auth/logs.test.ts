import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { describe, expect, it, vi } from 'vitest';
import { callFrom } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { appCode, mailedCode, setUpApp, wrongFor } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const newPassword = 'a tin of seven blue pears';
const network = '203.0.113.200';

/** Runs everything that handles a secret; returns all secrets. */
async function walkThrough(): Promise<string[]> {
  const { email } = await insertUser(testApp(), { password: goodPassword });
  const secrets = [email, goodPassword, newPassword, 'the wrong password', network];
  const call = (
    endpoint: (typeof authEndpoints)[keyof typeof authEndpoints],
    body?: object,
    access?: string,
  ) => callFrom(testApp(), endpoint, { body, access, network });
  const keep = ({ access, refresh }: { access: string; refresh: string }): void =>
    void secrets.push(access, refresh);

  await call(authEndpoints.login, { email, password: 'the wrong password' });
  await call(authEndpoints.login, { email: [email], password: { nested: goodPassword } });
  const level1 = await signInWithPassword(testApp(), email, { network });
  keep(level1);
  await call(authEndpoints.sendEmailCode, undefined, level1.access);
  const code = await mailedCode(testApp(), { email });
  secrets.push(code, wrongFor(code));
  await call(authEndpoints.verifyEmailCode, { code: wrongFor(code) }, level1.access);
  const level2 = (
    await call(authEndpoints.verifyEmailCode, { code }, level1.access)
  ).json<TokensAndUser>();
  keep(level2);
  const withApp = await setUpApp(testApp(), level2);
  keep(withApp);
  secrets.push(withApp.secret, ...withApp.recovery_codes);
  testApp().clock.advance(60_000);
  const shown = await appCode(testApp(), withApp.secret);
  secrets.push(shown);
  const again = await signInWithPassword(testApp(), email, { network });
  await call(authEndpoints.verifyTotp, { code: shown }, again.access);
  const refreshed = (await call(authEndpoints.refresh, { refresh: withApp.refresh })).json<{
    access: string;
    refresh: string;
  }>();
  keep(refreshed);
  await call(authEndpoints.refresh, { refresh: `${withApp.refresh}x` });
  await call(authEndpoints.logout, undefined, refreshed.access);
  await call(authEndpoints.forgotPassword, { email });
  const [mail] = await mailsTo(testApp(), email);
  const link = mail ? linkIn(mail) : '';
  const resetCode = await mailedCode(testApp(), { email });
  secrets.push(link, resetCode);
  const { token } = (await call(authEndpoints.verifyResetCode, { email, code: resetCode })).json<{
    token: string;
  }>();
  secrets.push(token);
  await call(authEndpoints.resetPassword, { token, password: 'short' });
  await call(authEndpoints.resetPassword, { token, password: newPassword });
  await testApp().app.inject({ url: `/api/nowhere?email=${email}&code=${code}` });
  return secrets;
}

describe('the log', () => {
  it('has a line for every request, and no address, code, token or password in any', async () => {
    const secrets = await walkThrough();
    const { logLines } = testApp();
    expect(logLines.length).toBeGreaterThan(15);
    const log = logLines.join('');
    expect(log).toContain('/api/stytch/login_api_gateway/');
    for (const secret of secrets.filter(Boolean)) expect(log).not.toContain(secret);
  });

  it('says where a failure happened, not what a user typed', async () => {
    const { deps, logLines } = testApp();
    const before = logLines.length;
    vi.spyOn(deps.hashing, 'matches').mockImplementationOnce(() =>
      Promise.reject(new Error('could not compare "hunter2-hunter2"')),
    );
    const body = { email: 'typed@example.org', password: 'hunter2-hunter2' };
    const answer = await callFrom(testApp(), authEndpoints.login, { body });
    vi.restoreAllMocks();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    const log = logLines.slice(before).join('');
    expect(log).toContain('sign-in.ts');
    expect(log).not.toMatch(/hunter2|typed@/);
  });
});
