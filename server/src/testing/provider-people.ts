import type { AuthDeps } from '../modules/auth/deps.ts';
import { linkIdentity } from '../modules/auth/provider-link.ts';
import { insertUser, type NewUser } from './factories.ts';
import type { OidcPeer, PersonAtProvider } from './oidc-peer.ts';
import type { TestApp } from './test-app.ts';

export const authDepsOf = ({ deps }: TestApp): AuthDeps => ({
  ...deps,
  termsVersion: deps.terms.version,
});

let count = 0;

/** A user known to the provider, who signs in there from now on. */
export function atProvider(peer: OidcPeer, person: Partial<PersonAtProvider> = {}): string {
  count += 1;
  const sub = `subject-${count}`;
  const email = `${sub}@elsewhere.example`;
  peer.behaviour.person = { sub, email, email_verified: true, ...person };
  return sub;
}

/** A user with a linked account, who signs in at the provider next. */
export async function linkedPerson(
  testApp: TestApp,
  peer: OidcPeer,
  wanted: Partial<NewUser> = {},
  there: Partial<PersonAtProvider> = {},
): Promise<{ id: string; email: string; subject: string }> {
  const created = await insertUser(testApp, wanted);
  const subject = atProvider(peer, there);
  const { issuer } = peer.settings;
  await linkIdentity(authDepsOf(testApp), { email: created.email, issuer, subject });
  return { ...created, subject };
}

type Logged = { action: string; outcome: string; reason: string | null; actor_id: string | null };

export const newestAudit = ({ deps }: TestApp): Promise<Logged> =>
  deps.db.one<Logged>(
    `SELECT action, outcome, reason, actor_id FROM audit_log ORDER BY id DESC LIMIT 1`,
  );

export const identitiesOf = (
  { deps }: TestApp,
  userId: string,
): Promise<{ issuer: string; subject: string }[]> =>
  deps.db.query(`SELECT issuer, subject FROM provider_identities WHERE user_id = $1`, [userId]);
