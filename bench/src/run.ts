import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKept, type Bench, type Measured } from './promise.ts';

const here = import.meta.dirname;
const results = join(here, '../results');

const line = (measured: Measured): string => {
  const { promise, value, unit, bar, note } = measured;
  const said = `${promise.padEnd(50)} ${String(value).padStart(8)} ${unit.padEnd(3)}`;
  if (!bar) return `told    ${said}             ${note ?? ''}`;
  const limit = 'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`;
  return `${isKept(measured) ? 'kept  ' : 'BROKEN'}  ${said} bar ${limit.padEnd(7)} ${note ?? ''}`;
};

const wanted = process.argv.slice(2);
/** Needs a program that is not among our packages: it runs only when named. */
const onlyByName = ['lighthouse.bench.ts'];
const isWanted = (name: string): boolean =>
  wanted.length === 0 ? !onlyByName.includes(name) : wanted.some((each) => name.includes(each));
const all = (await readdir(here)).filter((name) => name.endsWith('.bench.ts')).toSorted();
const unknown = wanted.filter((each) => !all.some((name) => name.includes(each)));
if (unknown.length > 0) {
  const known = all.map((name) => name.replace('.bench.ts', '')).join(', ');
  console.error(`Nothing is measured under the name ${unknown.join(', ')}. There are: ${known}`);
  process.exit(1);
}
const names = all.filter(isWanted);
await mkdir(results, { recursive: true });
let isAllKept = true;
for (const name of names) {
  const { bench } = (await import(`./${name}`)) as { bench: Bench };
  const measured = await bench();
  for (const each of measured) console.log(line(each));
  isAllKept &&= measured.every(isKept);
  await writeFile(
    join(results, name.replace('.bench.ts', '.json')),
    JSON.stringify(measured, null, 2),
  );
}
process.exitCode = isAllKept ? 0 : 1;
