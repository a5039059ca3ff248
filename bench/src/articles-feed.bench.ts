import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './promise.ts';

const articles = 10_000;

const program = join(import.meta.dirname, '../../e2e/measure-feed.ts');

/** In the browser of the browser tests, as a separate program: how long each long task took. */
async function measureFeed(count: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(count)], {
    timeout: 60_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
}

/** A reader opens the feed of all articles: from the address to the first cards, on an unthrottled processor. */
export const bench: Bench = async () => {
  const tasks = await measureFeed(articles);
  return [
    {
      promise: 'feed in the browser: longest task',
      value: Math.round(Math.max(0, ...tasks)),
      unit: 'ms',
      bar: { atMost: 200 },
      note: `${articles} articles; ${tasks.length} tasks of 50 ms and more`,
    },
  ];
};
