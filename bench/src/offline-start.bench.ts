import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from './load.ts';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-offline-start.ts');

/** The app opened without a connection, on a phone four times slower than this machine. Of five, the middle. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 400_000 });
  const shownMs = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
  return [
    {
      promise: 'offline start to the doses of today on a slow phone',
      value: Math.round(middle(shownMs)),
      unit: 'ms',
      bar: { atMost: 2000 },
      note: `of five: ${shownMs.map(Math.round).join(', ')}`,
    },
  ];
};
