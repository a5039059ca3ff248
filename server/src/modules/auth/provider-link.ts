import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { VouchedIdentity } from '../../ports/identity-provider.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { activatePending, findAccountByEmail, lockAccount, type Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { macOfCode } from './one-time-code.ts';
import { identityLinkedMail } from './provider-mail.ts';
import { findIdentityOwner, insertIdentity, spendInvitation } from './provider-repo.ts';
import { providerTexts } from './texts.ts';

export type Identity = { readonly issuer: string; readonly subject: string };

/** For the audit log, which is never erased: the same for the same identity, without a name. */
export const markOf = ({ keys }: Pick<AuthDeps, 'keys'>, { issuer, subject }: Identity): string =>
  macOfCode(keys, issuer, subject).toString('base64url').slice(0, 22);

type Linking = {
  account: Account;
  identity: Identity;
  caller: Caller | null;
  by: 'operator' | 'invitation';
};

type LinkDeps = Pick<AuthDeps, 'db' | 'keys' | 'clock' | 'ids' | 'supportEmail'>;

async function link(deps: LinkDeps, tx: Queryable, { account, identity, caller, by }: Linking) {
  const { issuer, subject } = identity;
  const now = deps.clock.now();
  const isNew = await insertIdentity(tx, { issuer, subject, userId: account.id, now });
  if (!isNew) throw fail('conflict', { detail: providerTexts.alreadyLinked });
  await queueMail(deps, tx, account.email, () => identityLinkedMail(issuer));
  await recordAudit(deps, tx, {
    action: 'provider.linked',
    caller,
    ...(by === 'invitation' && { actorId: account.id, actorRole: account.user_type }),
    objectType: 'provider_identity',
    objectId: markOf(deps, identity),
    subjectPatientId: account.patient_id,
    reason: by,
  });
}

/**
 * The operator's way to link an identity with an account that has no link yet. Running it twice is no mistake; an
 * identity of another user is.
 */
export const linkIdentity = (
  deps: LinkDeps,
  { email, ...identity }: Identity & { readonly email: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email.toLowerCase());
    if (account?.status !== 'active')
      throw fail('not_found', { detail: providerTexts.noActiveAccount });
    const owner = await findIdentityOwner(tx, identity.issuer, identity.subject);
    if (owner === account.id) return;
    await link(deps, tx, { account, identity, caller: null, by: 'operator' });
  });

/**
 * An invitation went to a mailbox, and the provider confirms that this user owns that mailbox: the mailed link would
 * prove the same. So it is accepted, once, while it is open. Not for administrators, whose invitation only the mailbox
 * itself accepts; and never for an account that was in use, whose address may have changed owners since.
 */
export async function acceptInvitation(
  deps: AuthDeps,
  identity: VouchedIdentity,
  caller: Caller,
): Promise<Account | undefined> {
  const email = await identity.readVerifiedEmail();
  const invited = email === null ? undefined : await findAccountByEmail(deps.db, email);
  if (!invited) return undefined;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const account = await lockAccount(tx, invited.id);
    const mayAccept = account?.status === 'pending' && account.user_type === 'patient';
    if (!mayAccept || !(await spendInvitation(tx, account.id, now))) return undefined;
    await activatePending(tx, account.id, now);
    await link(deps, tx, { account, identity, caller, by: 'invitation' });
    return { ...account, status: 'active' };
  });
}
