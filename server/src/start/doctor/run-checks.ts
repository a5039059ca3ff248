import type { Env } from '../../env.ts';
import { checkArticles, checkConfiguration } from './configuration.ts';
import { checkDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkSecret } from './secret.ts';
import { checkStorage } from './storage.ts';
import { checkTextRecognition } from './text-recognition.ts';

/**
 * Checks everything that the server needs, each part even when another is broken. Contacts only configured services.
 */
export async function runChecks(env: Env): Promise<Finding[]> {
  const { secret, findings } = await checkSecret(env);
  return [
    ...checkConfiguration(env),
    ...findings,
    ...(await checkDatabase(env, secret)),
    ...(await checkStorage(env)),
    await checkMail(env),
    await checkTextRecognition(env),
    checkArticles(env),
  ];
}
