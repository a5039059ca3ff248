import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Took } from '@caretrail/server/testing/bench-pictures';
import type { Bench } from './promise.ts';

const script = join(import.meta.dirname, '../../server/src/testing/bench-pictures.ts');

/** The memory and processor time of the most expensive images that are decoded. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return (JSON.parse(stdout) as Took[]).flatMap(({ what, isMade, bytes, megabytes, seconds }) => {
    if (!isMade) throw new Error(`No small copy was made: ${what}`);
    const note = `a file of ${Math.round(bytes / 1000)} kB`;
    return [
      { promise: what, value: Math.round(megabytes), unit: 'MB', bar: { atMost: 300 }, note },
      {
        promise: `${what}, of a processor`,
        value: Math.round(seconds * 10) / 10,
        unit: 's',
        bar: { atMost: 3 },
      },
    ];
  });
};
