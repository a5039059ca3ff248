import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardLogFaults, hazardsIn } from './clinical-safety.ts';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const log = read('docs/clinical-safety.md');
const faults = hazardLogFaults(log, (path) => (existsSync(join(root, path)) ? read(path) : null));
for (const fault of faults) console.error(fault);
const hazards = hazardsIn(log);
const controls = hazards.flatMap((hazard) => hazard.controls);
const proofs = controls.flatMap((control) => control.proofs);
console.log(`${hazards.length} hazards, ${controls.length} controls, ${proofs.length} tests named`);
if (faults.length > 0) process.exitCode = 1;
