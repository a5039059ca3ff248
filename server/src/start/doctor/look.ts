import type { Env } from '../../env.ts';
import { lookAtArticles, lookAtConfiguration } from './configuration.ts';
import { lookAtDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { lookAtMail } from './mail.ts';
import { lookAtSecret } from './secret.ts';
import { lookAtStorage } from './storage.ts';

/**
 * Checks everything that the server needs, each part even when another is broken. Contacts only configured services.
 */
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
