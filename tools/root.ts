import { join } from 'node:path';

/** The repository's folder: every tool works from it, regardless of the current directory. */
export const root = join(import.meta.dirname, '..');
