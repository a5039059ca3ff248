import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageFaults, sectionsNamedIn } from './covered-sections.ts';
import { coverageRows, coverageTableFaults } from './coverage-table.ts';
import { root } from './root.ts';
import { knownTitles } from './test-titles.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

const files = globSync('{contract,server,web,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});
const covered = new Set(files.flatMap((file) => sectionsNamedIn(read(file))));
const table = read('docs/spec/coverage.md');
const titlesOf = knownTitles((path) => (isThere(path) ? read(path) : null));
const faults = [
  ...coverageFaults(covered),
  ...coverageTableFaults(read('docs/spec/spec.md'), table, { titlesOf, isThere }),
];
for (const fault of faults) console.error(fault);
const rows = coverageRows(table);
const open = rows.filter(({ state }) => state === 'open');
for (const { section, words } of open) console.log(`open: §${section} ${words}`);
console.log(
  `${covered.size} sections named in ${files.length} test files, ${rows.length} requirements, ${open.length} open`,
);
if (faults.length > 0) process.exitCode = 1;
