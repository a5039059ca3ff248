import { join } from 'node:path';

/** The repository's folder: every tool works from it, wherever it was called. */
export const root = join(import.meta.dirname, '..');
