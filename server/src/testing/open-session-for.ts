import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { AppDeps } from '../app.ts';
import { findAccount, type Account } from '../modules/auth/accounts-repo.ts';
import { openSession } from '../modules/auth/open-session.ts';

const caller = {
  network: '127.0.0.1',
  ipPrefix: '127.0.0.0/24',
  userAgentHash: null,
  device: null,
  requestId: 'test',
  isWebApp: true,
};

/** A session as the sign-in would have opened it, without its steps; not for concurrent use with one account. */
export async function openSessionFor(
  { deps }: { deps: AppDeps },
  userId: string,
  aal: 1 | 2 = 2,
): Promise<TokensAndUser & { account: Account }> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new Error('The account was not stored.');
  const amr = aal === 2 ? ['pwd', 'otp'] : ['pwd'];
  const { access, refresh, user } = await openSession(
    { ...deps, termsVersion: deps.terms.version },
    deps.db,
    { account, aal, amr, caller },
  );
  return { account, access, refresh, user };
}
