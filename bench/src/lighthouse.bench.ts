import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from './load.ts';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-lighthouse.ts');

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** The sign-in page as Lighthouse sees it, three times on its slow phone and three times on its desktop. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 300_000 });
  const runs = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, number>[];
  return [
    { way: 'phone', seen: runs.slice(0, 3) },
    { way: 'desktop', seen: runs.slice(3) },
  ].flatMap(({ way, seen }) =>
    Object.entries(bars).map(([category, bar]) => ({
      promise: `Lighthouse of the sign-in page, ${way}: ${category}`,
      value: middle(seen.map((run) => run[category] ?? Number.NaN)),
      unit: '',
      bar: { atLeast: bar },
      note: `of three: ${seen.map((run) => run[category]).join(', ')}`,
    })),
  );
};
