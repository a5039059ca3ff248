// `npm run lock` completes package-lock.json; with --check it only says whether that is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, type LockFile, missingEntries } from './lock-file.ts';
import { root } from './root.ts';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = Object.keys(missingEntries(lock));

if (missing.length === 0) {
  console.log(`${Object.keys(lock.packages).length} packages, for all systems`);
} else if (process.argv.includes('--check')) {
  console.error(missing.join('\n'));
  console.error(
    'package-lock.json misses the packages above, so `npm ci` refuses it: `npm run lock`',
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`Added ${missing.length} packages for other systems to package-lock.json.`);
}
