import {
  direction,
  docs,
  format,
  lockFile,
  mutants,
  specCoverage,
  typesAndLint,
  unused,
  words,
} from './stages/checks.ts';
import { type Counts, inWords, isSuccess, sum } from './stages/counts.ts';
import { stopRunning } from './stages/run-command.ts';
import { type Group, groups, type Stage, type StageResult } from './stages/stage.ts';
import { browserTests, unitTests } from './stages/test-runners.ts';

/** In this order; what shares a row runs at the same time, two cores are enough for that. */
const ROWS: Stage[][] = [
  [typesAndLint, format, direction, unused, lockFile, specCoverage, docs, words],
  // A unit test often waits for something; the mutants' tests never do.
  [unitTests, mutants],
  [browserTests],
];

const only = chosenGroup();
const started = performance.now();
let interrupted = false;
stopTogether();

const counted: Counts[] = [];
for (const row of ROWS) {
  if (interrupted) break;
  const chosen = row.filter(({ group }) => !only || group === only);
  const running = chosen.map((stage) => ({ stage, result: timed(stage) }));
  for (const { stage, result } of running) {
    if (interrupted) break;
    console.log(`\n▸ ${stage.name}`);
    const { counts, output, seconds } = await result;
    if (output) console.log(indented(output));
    console.log(
      `${isSuccess(counts) ? '✓' : '✗'} ${stage.name}: ${inWords(counts)} (${seconds} s)`,
    );
    counted.push(counts);
  }
}

const total = sum(counted);
console.log(`\n${interrupted ? 'Interrupted after' : 'All in'} ${secondsSince(started)} s`);
console.log(inWords(total));
process.exitCode = isSuccess(total) && !interrupted ? 0 : 1;

async function timed(stage: Stage): Promise<StageResult & { seconds: string }> {
  const from = performance.now();
  // A stage that cannot even start has failed; the others still run.
  const result = await stage.run().catch((error: unknown) => ({
    counts: { passed: 0, failed: 1, skipped: 0 },
    output: String(error),
  }));
  return { ...result, seconds: secondsSince(from) };
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function indented(text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '  ');
}

function chosenGroup(): Group | undefined {
  const wanted = process.argv.slice(2);
  if (wanted.length === 0) return undefined;
  const group = groups.find((each) => wanted.join(' ') === `--only ${each}`);
  if (group) return group;
  console.error(`The only option is --only ${groups.join('|')}.`);
  process.exit(1);
}

/**
 * The running stage ends in its own time, so that it stops the database and the browser that it
 * started. From a terminal Ctrl-C has reached it already, and a second one would make it rush.
 */
function stopTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const reachedThem = signal === 'SIGINT' && process.stdin.isTTY;
      stopRunning(interrupted || reachedThem ? undefined : signal);
      interrupted = true;
      setTimeout(() => stopRunning('SIGKILL'), 15_000).unref();
    });
  }
}
