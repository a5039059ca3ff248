import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * What is loaded from here on is kept compiled beside the packages, so that the next start need not
 * read a thousand files anew. Not in the folder for temporary files, where others could put code;
 * where it may not be written, a start takes as long as the first.
 */
export function keepCompiled(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/caretrail-compiled'));
}

/** Once it runs: of a server that is killed later, the next start has it all the same. */
export const writeCompiled = (): void => flushCompileCache();
