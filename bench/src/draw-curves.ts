// `npm run bench:curves`: how the list of events grows, measured and drawn for docs/performance.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBenchServer } from './bench-server.ts';
import { type Curve, drawCurve } from './curve.ts';
import { copies, fill, firstRead, others } from './growth-data.ts';

const folder = join(import.meta.dirname, '../../docs/images');
const turns = 7;
const start = 200;

async function draw(name: string, curve: Curve): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.svg`), drawCurve(curve));
  for (const [x, y] of curve.points) console.log(`${name}: ${x} → ${y.toFixed(1)} ms`);
}

/** The fastest of several runs: other work on the machine can only make one slower. */
async function fastest(time: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await time());
  return Math.min(...times);
}

await withBenchServer({ patients: 1, events: start }, async (server) => {
  const [someone] = server.patients;
  if (!someone) throw new Error('The server has no patients.');
  const read = firstRead(server, someone);

  const among: [number, number][] = [];
  for (const [before, count] of [
    [0, 1000],
    [1000, 25_000],
    [25_000, 50_000],
    [50_000, 100_000],
  ] as const) {
    await fill(server, [others(before + 1, count)]);
    among.push([count, await fastest(read.time)]);
  }
  await draw('growth-patients', {
    title: 'List of 200 events, first read after a write',
    across: 'other patients in the database',
    up: 'milliseconds',
    points: among,
  });

  const own: [number, number][] = [[start, among.at(-1)?.[1] ?? Number.NaN]];
  // Each round copies all existing rows once, twice …
  for (const [times, count] of [
    [4, 1000],
    [4, 5000],
    [1, 10_000],
    [1, 20_000],
  ] as const) {
    await fill(server, [copies(someone.patientId, times)]);
    own.push([count, await fastest(read.time)]);
  }
  await draw('growth-events', {
    title: 'List of events, first read after a write',
    across: 'events of the patient',
    up: 'milliseconds',
    points: own,
  });
});
