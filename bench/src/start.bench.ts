import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags } from '@caretrail/server/testing/start-flags';
import type { Bench } from './promise.ts';

const root = join(import.meta.dirname, '../..');
const port = 4490;

async function startAndMeasure(
  dataFolder: string,
): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [...startFlags, 'server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CARETRAIL_DATA: dataFolder },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (performance.now() - began > 60_000) throw new Error('It did not start within a minute.');
      await sleep(20);
    }
    const seconds = (performance.now() - began) / 1000;
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    // Elsewhere than on Linux there is no such file, and no figure is better than a wrong one.
    return { seconds, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000 };
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const bench: Bench = async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'caretrail-bench-'));
  try {
    const first = await startAndMeasure(dataFolder);
    const second = await startAndMeasure(dataFolder);
    return [
      {
        promise: 'first start to the first answer',
        value: rounded(first.seconds),
        unit: 's',
        bar: { atMost: 10 },
      },
      {
        promise: 'second start to the first answer',
        value: rounded(second.seconds),
        unit: 's',
        bar: { atMost: 10 },
      },
      {
        promise: 'memory of the server process',
        value: rounded(second.megabytes),
        unit: 'MB',
        bar: { atMost: 200 },
      },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
};
