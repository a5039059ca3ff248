import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-screens.ts');

type SeenScreen = {
  readonly screen: string;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly tasks: readonly number[];
};

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Each screen of a patient with a year of data, on a first visit and a processor slowed four times. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 180_000 });
  const screens = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as readonly SeenScreen[];
  return screens.map(({ screen, requests, bytes, scriptBytes, tasks }) => ({
    promise: `${screen}: over the wire on a first visit`,
    value: kilobytes(bytes),
    unit: 'kB',
    note: `${kilobytes(scriptBytes)} kB of it scripts, ${requests} answers; longest task ${Math.round(Math.max(0, ...tasks))} ms of ${tasks.length} long ones, 4× slowed`,
  }));
};
