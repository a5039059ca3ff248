import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { startFlags } from '@caretrail/server/testing/start-flags';

const root = join(import.meta.dirname, '../..');

/** The real server on a real, durable PostgreSQL, in a separate process; everything is removed when `work` is done. */
export async function withBenchServer<Result>(
  { patients, events, logs = false }: { patients: number; events: number; logs?: boolean },
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-bench-'));
  const child = spawn(
    process.execPath,
    [
      ...startFlags,
      'server/src/testing/bench-server.ts',
      folder,
      String(patients),
      String(events),
      ...(logs ? [join(folder, 'log')] : []),
    ],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise((done) => child.once('exit', done));
  try {
    const line = new Promise<string>((found, failed) => {
      createInterface(child.stdout).once('line', found);
      child.once('exit', () => failed(new Error('The server did not start.')));
    });
    return await work(JSON.parse(await line) as BenchServer);
  } finally {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
