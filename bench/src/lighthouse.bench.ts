import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from './load.ts';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-lighthouse.ts');

type Seen = {
  readonly route: string;
  readonly way: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly blockedMs: number;
  readonly paintedMs: number;
};

const everyone = { accessibility: 100, 'best-practices': 100 } as const;
/** A screen behind the sign-in is for no search engine. */
const bars: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  login: { performance: 98, ...everyone, seo: 100 },
  dashboard: { performance: 95, ...everyone },
  timelines: { performance: 95, ...everyone },
};

/** The sign-in page and the screens of a patient as Lighthouse sees them, three times each. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 600_000 });
  const all = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as readonly Seen[];
  const groups = Map.groupBy(all, ({ route, way }) => `${route}, ${way}`);
  return [...groups].flatMap(([name, seen]) =>
    Object.entries(bars[seen[0]?.route ?? ''] ?? {}).map(([category, bar]) => {
      const values = seen.map(({ scores }) => scores[category] ?? Number.NaN);
      const times = `blocked ${Math.round(middle(seen.map(({ blockedMs }) => blockedMs)))} ms, painted ${Math.round(middle(seen.map(({ paintedMs }) => paintedMs)))} ms`;
      return {
        promise: `Lighthouse, ${name}: ${category}`,
        value: middle(values),
        unit: '',
        bar: { atLeast: bar },
        note: `of three: ${values.join(', ')}${category === 'performance' ? `; ${times}` : ''}`,
      };
    }),
  );
};
