import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { makeLogger } from '../http/request-log.ts';
import { deriveKeys } from '../keys.ts';
import { makeHashing } from '../modules/auth/hashing.ts';
import { refuseDemoAccounts, seedDemo } from '../modules/demo/service.ts';
import { serverKey } from '../modules/push/service.ts';
import { refuseOtherSecret } from '../modules/operations/service.ts';
import { type CurrentTerms, readTerms } from '../modules/terms/text.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { textRecognitionByTesseract } from '../adapters/text-recognition-tesseract/text-recognition-tesseract.ts';
import { openFileStore } from './open-file-store.ts';
import { openStore, type Store } from './open-store.ts';
import { secretOf } from './secret.ts';

type Say = (line: string) => void;

export type Parts = {
  readonly env: Env;
  readonly say: Say;
  readonly logger: Logger;
  readonly store: Store;
  readonly deps: Awaited<ReturnType<typeof depsOf>>;
  readonly terms: CurrentTerms;
};

const depsOf = async (env: Env, { db }: Store) => ({
  db,
  keys: deriveKeys(await secretOf(env)),
  clock: systemClock,
  ids: randomIds,
  hashing: makeHashing(),
  fileStore: await openFileStore(env),
  textRecognition: env.tesseract ? textRecognitionByTesseract(env.tesseract) : null,
});

/** What serving and the jobs both need: the migrated database, the keys, the files, and the demo data in demo mode. */
export async function openParts(env: Env, say: Say): Promise<Parts> {
  const logger = makeLogger(env.logLevel);
  const store = await openStore(env, say);
  try {
    const deps = await depsOf(env, store);
    const terms = await readTerms(env.legalFacts);
    if (env.mode === 'production') await refuseDemoAccounts(store.db);
    await refuseOtherSecret(store.db, deps.keys);
    await serverKey(deps);
    if (env.mode === 'demo') await seedDemo({ ...deps, terms, say });
    return { env, say, logger, store, deps, terms };
  } catch (error) {
    await store.close();
    throw error;
  }
}
