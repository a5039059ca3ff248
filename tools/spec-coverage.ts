import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageFaults, sectionsNamedIn } from './covered-sections.ts';
import { root } from './root.ts';

const files = globSync('{contract,server,web,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});
const covered = new Set(
  files.flatMap((file) => sectionsNamedIn(readFileSync(join(root, file), 'utf8'))),
);
const faults = coverageFaults(covered);
for (const fault of faults) console.error(fault);
console.log(`${covered.size} sections named in ${files.length} test files`);
if (faults.length > 0) process.exitCode = 1;
