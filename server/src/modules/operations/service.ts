import type { Queryable } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import { StartupProblem } from '../../startup-problem.ts';
import { keepSecretMark } from './repo.ts';

/**
 * With another secret no file could be read and no session continue; two servers with different ones would not accept
 * each other's sessions.
 */
export async function refuseOtherSecret(db: Queryable, keys: Keys): Promise<void> {
  const mark = keys.bytesOf('secret-mark');
  if ((await keepSecretMark(db, mark)).equals(mark)) return;
  throw new StartupProblem(
    'CARETRAIL_SECRET is not the secret that this database was made with: its files could not be read any more. ' +
      'Set the same one for every server and worker of this database.',
  );
}

export { readFigures } from './figures.ts';
