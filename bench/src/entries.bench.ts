import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from './load.ts';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-entries.ts');

type Seen = { readonly online: readonly number[]; readonly offline: readonly number[] };

/** One of a person's own symptoms with two taps, on a phone four times slower than this machine. Of five, the middle. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 400_000 });
  const seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen;
  return (['online', 'offline'] as const).map((how) => ({
    promise: `an own symptom, ${how}: from the first of two taps to “stored” on a slow phone`,
    value: Math.round(middle(seen[how])),
    unit: 'ms',
    bar: { atMost: 5000 },
    note: `of five: ${seen[how].map(Math.round).join(', ')}`,
  }));
};
