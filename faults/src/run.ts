import { parseArgs } from 'node:util';
import {
  faultsInRealTime,
  faultsOfOneServer,
  faultsOfSeveral,
  faultsOfWorkers,
} from './all-faults.ts';
import { openDatabaseGround } from './database-ground.ts';
import { isHeld, type Finding, type Size } from './fault.ts';
import { openOwnGround } from './own-ground.ts';
import { openSharedGround } from './shared-ground.ts';

/** `npm run faults`, `npm run faults kill disk-full`, `npm run faults kill -- --times 200`, `npm run faults kill -- --short`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, times: { type: 'string' } },
});
const size: Size = {
  form: values.short ? 'short' : 'long',
  times: values.times === undefined ? undefined : Number(values.times),
};
const isWanted = (name: string): boolean =>
  positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted));
let isAllHeld = true;

const line = (finding: Finding): string => {
  const { what, value, unit, atMost } = finding;
  if (finding.isUntried) return `          ${what}`;
  const counted = `${what.padEnd(48)} ${String(value).padStart(8)} ${unit}`;
  if (atMost === Number.POSITIVE_INFINITY) return `          ${counted}`;
  const bar = atMost === 0 ? 'none allowed' : `allowed ≤ ${atMost} ${unit}`;
  return `  ${isHeld(finding) ? 'held  ' : 'BROKEN'}  ${counted.padEnd(62)} ${bar}`;
};

type Closable = { close(): Promise<void> };
/** Also those that are being opened. */
const opened = new Set<Promise<Closable>>();

/** Also a signal, and an error that nothing catches, end what was started. After a kill the servers end by themselves (`startProcess`). */
async function endAll(): Promise<void> {
  await Promise.allSettled([...opened].map(async (ground) => (await ground).close()));
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endAll());
process.once('uncaughtException', (error) => {
  console.error(error);
  void endAll();
});

/** One after the other; those that need the same servers share them. */
async function runAll<Ground extends Closable>(
  faults: Record<string, (ground: Ground, size: Size) => Promise<Finding[]>>,
  open: () => Promise<Ground>,
): Promise<number> {
  const chosen = Object.entries(faults).filter(([name]) => isWanted(name));
  if (chosen.length === 0) return 0;
  const opening = open();
  opened.add(opening);
  const ground = await opening;
  try {
    for (const [name, fault] of chosen) {
      const began = performance.now();
      const findings = await fault(ground, size);
      console.log(`\n${name} (${Math.round((performance.now() - began) / 1000)} s)`);
      for (const finding of findings) console.log(line(finding));
      isAllHeld &&= findings.every(isHeld);
    }
  } finally {
    opened.delete(opening);
    await ground.close();
  }
  return chosen.length;
}

const tried =
  (await runAll(faultsOfOneServer, openOwnGround)) +
  (await runAll(faultsOfSeveral, openSharedGround)) +
  (await runAll(faultsOfWorkers, openDatabaseGround)) +
  (await runAll(faultsInRealTime, openSharedGround));
if (tried === 0) {
  const names = [faultsOfOneServer, faultsOfSeveral, faultsOfWorkers, faultsInRealTime].flatMap(
    Object.keys,
  );
  console.error(`There is no fault of that name, only ${names.join(', ')}.`);
}
process.exitCode = isAllHeld && tried > 0 ? 0 : 1;
