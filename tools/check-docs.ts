import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardLogFaults, hazardsIn } from './clinical-safety.ts';
import { docPathFaults } from './doc-paths.ts';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const log = read('docs/clinical-safety.md');
/** Not docs/decisions: they may name files of their time. */
const pages = globSync(['*.md', 'docs/*.md', 'docs/architecture/*.md'], { cwd: root });
const matches = (pattern: string): boolean =>
  pattern.includes('*')
    ? globSync(pattern, { cwd: root }).length > 0
    : existsSync(join(root, pattern));
const faults = [
  ...hazardLogFaults(log, (path) => (existsSync(join(root, path)) ? read(path) : null)),
  ...pages.flatMap((page) => docPathFaults(page, read(page), matches)),
];
for (const fault of faults) console.error(fault);
const hazards = hazardsIn(log);
const controls = hazards.flatMap((hazard) => hazard.controls);
const proofs = controls.flatMap((control) => control.proofs);
console.log(
  `${hazards.length} hazards, ${controls.length} controls, ${proofs.length} tests named; paths of ${pages.length} pages`,
);
if (faults.length > 0) process.exitCode = 1;
