import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { allMutants } from './all-mutants.ts';
import { mutantFaults, sampleOf } from './mutant.ts';
import { tryMutants } from './try-mutants.ts';

// `npm run mutants`: all of them. `-- --sample 15`: a daily sample of that size. `-- --only limits`: those of matching files.
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const leastKilled = 0.95;

const faults = mutantFaults(allMutants, (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null,
);
for (const fault of faults) console.error(fault);

const sample = option('sample');
const only = option('only');
const wanted = allMutants.filter(({ file }) => only === undefined || file.includes(only));
const chosen =
  sample === undefined
    ? wanted
    : sampleOf(
        wanted.filter(({ survives }) => survives === undefined),
        Number(sample),
        new Date(),
      );

const tried = await tryMutants(faults.length === 0 ? chosen : [], (count) => {
  if (count % 50 === 0) console.log(`… ${count} of ${chosen.length}`);
});
const living = tried.filter(({ outcome }) => outcome !== 'killed');
const unexplained = living.filter(({ mutant }) => mutant.survives === undefined);
const dead = tried.filter(({ mutant, outcome }) => mutant.survives && outcome === 'killed');
for (const { mutant, outcome } of living)
  console.log(
    `${outcome}: §${mutant.section} ${mutant.file}: “${mutant.from}” → “${mutant.to}”${mutant.survives ? `: ${mutant.survives}` : ''}`,
  );
for (const { mutant } of dead)
  console.error(`${mutant.file}: “${mutant.from}” is killed now: take its reason away.`);

const killed = tried.length - living.length;
const share = tried.length === 0 ? 0 : killed / tried.length;
console.log(
  `${killed} of ${tried.length} mutants killed (${(share * 100).toFixed(1)} %), ${allMutants.length} in the list`,
);
const isGood = faults.length + unexplained.length + dead.length === 0 && share >= leastKilled;
// Vitest may leave a thread behind.
process.exit(isGood ? 0 : 1);
