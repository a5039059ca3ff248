import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** The options that `npm start` gives Node. */
export const startFlags: readonly string[] = scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
