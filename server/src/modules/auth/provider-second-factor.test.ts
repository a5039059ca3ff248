import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import type { VouchedIdentity } from '../../ports/identity-provider.ts';
import type { NewUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { callApi } from '../../testing/people.ts';
import { linkedPerson, newestAudit } from '../../testing/provider-people.ts';
import { signInByProvider } from '../../testing/provider-sign-in.ts';
import { testClock } from '../../testing/test-clock.ts';
import { useTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Account } from './accounts-repo.ts';
import { isSecondFactorPassed } from './provider-second-factor.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const appThat = (trustAmr: boolean, mode: 'demo' | 'production') =>
  useTestApp({ mode, provider: identityByOidc({ ...peer.settings, trustAmr }, systemClock) });
const trusting = appThat(true, 'production');
const doubting = appThat(false, 'production');
const demo = appThat(true, 'demo');

/** Signs in a user who has used the account before. */
async function levelAt(testApp: TestApp, wanted: Partial<NewUser> = {}, amr = ['pwd', 'mfa']) {
  const { id } = await linkedPerson(testApp, peer, wanted, { amr });
  await testApp.deps.db.execute(`UPDATE users SET last_login = now() WHERE id = $1`, [id]);
  const { access } = (await signInByProvider(testApp)).json<TokensAndUser>();
  const claims = decodeJwt(access);
  const { action } = await newestAudit(testApp);
  return { aal: claims['aal'], amr: claims['amr'], action, access };
}
const admin: Partial<NewUser> = {
  user_type: 'administrator',
  is_primary_email: false,
  is_primary_mfa: true,
};

describe('OIDC_TRUST_AMR', () => {
  it('on: accepts the provider’s second factor in place of ours', async () => {
    const { access, ...level } = await levelAt(trusting());
    expect(level).toEqual({ aal: 2, amr: ['fed', 'mfa'], action: 'sign-in.provider-with-factor' });
    expect((await callApi(trusting(), authEndpoints.logout, {}, access)).statusCode).toBe(204);
  });

  it('on: counts one factor there as one factor', async () => {
    expect(await levelAt(trusting(), {}, ['pwd'])).toMatchObject({
      aal: 1,
      amr: ['fed'],
      action: 'sign-in.provider',
    });
  });

  it('off: always requires ours', async () => {
    expect(await levelAt(doubting())).toMatchObject({ aal: 1, amr: ['fed'] });
  });

  it('on: never applies to an administrator in production, only in the demo', async () => {
    expect(await levelAt(trusting(), admin)).toMatchObject({ aal: 1 });
    expect(await levelAt(demo(), admin)).toMatchObject({ aal: 2 });
  });
});

describe('what counts as the provider’s second factor', () => {
  const clock = testClock();
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const identity: VouchedIdentity = {
    issuer: peer.settings.issuer,
    subject: 'ada',
    amr: ['pwd', 'mfa'],
    acr: null,
    authenticatedAt: ago(60_000),
    readVerifiedEmail: async () => null,
  };
  const provider = identityByOidc({ ...peer.settings, trustAmr: true }, clock);
  const isPassed = (changes: Partial<VouchedIdentity>, hasPassedOurs = true): boolean =>
    isSecondFactorPassed(
      { provider, mode: 'production', clock },
      { user_type: 'patient' } as Account,
      { ...identity, ...changes },
      hasPassedOurs,
    );

  it.each<[string, Partial<VouchedIdentity>, boolean]>([
    ['the word mfa', {}, true],
    ['two methods without the word', { amr: ['pwd', 'otp'] }, false],
    ['nothing at all', { amr: [] }, false],
    ['a class that means it everywhere', { amr: [], acr: 'https://refeds.org/profile/mfa' }, true],
    ['a class of the provider’s own making', { amr: [], acr: '2' }, false],
    [
      'a sign-in there as old as a session here may be',
      { authenticatedAt: ago(limits.auth.sessionAbsoluteMs) },
      true,
    ],
    ['an older one', { authenticatedAt: ago(limits.auth.sessionAbsoluteMs + 1000) }, false],
    ['a sign-in of unknown age', { authenticatedAt: null }, false],
  ])('%s', (_, changes, expected) => {
    expect(isPassed(changes)).toBe(expected);
  });

  it('nothing before the user has passed ours once', () => {
    expect(isPassed({}, false)).toBe(false);
  });

  it('nothing without a provider', () => {
    const deps = { provider: null, mode: 'production', clock } as const;
    expect(isSecondFactorPassed(deps, { user_type: 'patient' } as Account, identity, true)).toBe(
      false,
    );
  });
});
