import { parseArgs } from 'node:util';
import { emailAddress } from '@caretrail/contract/http/plain-text';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { linkIdentity } from '../modules/auth/provider-link.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { secretOf } from '../start/secret.ts';
import { StartupProblem } from '../startup-problem.ts';
import { withStore } from './with-store.ts';

/** `caretrail link <email> --subject <id>`: links an account to the user's identity at the provider. */
export async function linkCommand(
  env: Env,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { subject: { type: 'string' } },
    allowPositionals: true,
  });
  const email = emailAddress.safeParse(positionals[0]);
  const { subject } = values;
  if (!email.success || !subject) {
    throw new StartupProblem(
      'Usage: caretrail link <email> --subject <id at the identity provider>',
    );
  }
  const issuer = env.oidc?.issuer;
  if (!issuer)
    throw new StartupProblem(
      'No identity provider is configured. Set OIDC_ISSUER and OIDC_CLIENT_ID first.',
    );
  const keys = deriveKeys(await secretOf(env));
  await withStore(env, say, (db) =>
    linkIdentity(
      { db, keys, clock: systemClock, ids: randomIds, supportEmail: env.supportEmail },
      { email: email.data, issuer, subject },
    ),
  );
  say(`${email.data} can now sign in with ${issuer}.`);
}
