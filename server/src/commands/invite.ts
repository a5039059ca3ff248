import { parseArgs } from 'node:util';
import { roles, type Role } from '@caretrail/contract/access/session';
import { emailAddress } from '@caretrail/contract/http/plain-text';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { inviteUser } from '../modules/users/invite.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { secretOf } from '../start/secret.ts';
import { StartupProblem } from '../startup-problem.ts';
import { withStore } from './with-store.ts';

const usage = 'Usage: caretrail invite <email> --role patient|administrator';

const isRole = (value: string | undefined): value is Role => roles.some((role) => role === value);

function readArguments(args: readonly string[]): { email: string; role: Role } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });
  const [address] = positionals;
  if (address === undefined) throw new StartupProblem(usage);
  const email = emailAddress.safeParse(address);
  if (!email.success) throw new StartupProblem(`“${address}” is not an email address. ${usage}`);
  if (!isRole(values.role))
    throw new StartupProblem(`The role must be patient or administrator. ${usage}`);
  return { email: email.data, role: values.role };
}

/** `caretrail invite <email> --role patient|administrator`: the only way to the first account in production. */
export async function inviteCommand(
  env: Env,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const wanted = readArguments(args);
  const keys = deriveKeys(await secretOf(env));
  const invited = await withStore(env, say, (db) =>
    inviteUser(
      {
        db,
        keys,
        clock: systemClock,
        ids: randomIds,
        publicUrl: env.publicUrl,
        supportEmail: env.supportEmail,
        mode: env.mode,
      },
      wanted,
    ),
  );
  if ('refusedBecause' in invited)
    throw new StartupProblem(`${wanted.email} ${invited.refusedBecause}.`);
  say(
    `${wanted.email} is invited as ${wanted.role}. The email is sent when Caretrail runs. Its link is:\n${invited.link}`,
  );
}
