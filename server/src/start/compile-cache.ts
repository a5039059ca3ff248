import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Stores compiled modules beside the packages, so that the next start need not compile a thousand files again. Not in
 * the folder for temporary files, where other users could put code; where the folder is not writable, every start takes
 * as long as the first.
 */
export function keepCompiled(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/caretrail-compiled'));
}

/** Called once the server runs, so that the cache is there even if the process is killed later. */
export const writeCompiled = (): void => flushCompileCache();
