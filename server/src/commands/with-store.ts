import type { Env } from '../env.ts';
import { openStore, type Store } from '../start/open-store.ts';

/** Opens the database for one command, and always closes it again. */
export async function withStore<Result>(
  env: Env,
  say: (line: string) => void,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(env, say);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
