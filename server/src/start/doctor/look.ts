import type { Env } from '../../env.ts';
import { lookAtArticles, lookAtConfiguration } from './configuration.ts';
import { lookAtDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { lookAtMail } from './mail.ts';
import { lookAtSecret } from './secret.ts';
import { lookAtStorage } from './storage.ts';

/** Everything that the server needs, each looked at although another is broken. Asks nobody outside but who is configured. */
export async function lookAtEverything(env: Env): Promise<Finding[]> {
  const { secret, findings } = await lookAtSecret(env);
  return [
    ...lookAtConfiguration(env),
    ...findings,
    ...(await lookAtDatabase(env, secret)),
    ...(await lookAtStorage(env)),
    await lookAtMail(env),
    lookAtArticles(env),
  ];
}
