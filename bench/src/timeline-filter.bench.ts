import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './promise.ts';

const events = 20_000;
/** What the same keys cost where there is nothing to filter: the machine's own share of the figure. */
const few = 12;

const program = join(import.meta.dirname, '../../e2e/measure-filter.ts');

type Figures = Readonly<Record<'presses' | 'tasks' | 'waits', readonly number[]>>;

/** In the browser of the browser tests, as a program of its own. */
async function measureFilter(count: number): Promise<Figures> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(count)]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
}

/** The figure below which a share of them lies. */
const below = (share: number, figures: readonly number[]): number =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) * share)] ?? 0);

/** Somebody types into the search of the timelines over 20,000 events, on a processor slowed four times. */
export const bench: Bench = async () => {
  const { presses, tasks, waits } = await measureFilter(events);
  const { presses: floor } = await measureFilter(few);
  if (waits.length < 10) throw new Error('The list hardly changed: nothing was measured.');
  return [
    {
      // As browsers count it (INP): the slowest but one of fifty.
      promise: 'timeline search: key to next paint, 98 %',
      value: below(0.98, presses),
      unit: 'ms',
      bar: { atMost: 50 },
      note: `${events} events, 4× slowed; ${waits.length} searches; half of the keys ${below(0.5, presses)} ms; with ${few} events ${below(0.98, floor)} ms; longest task ${below(1, tasks)} ms; events in sight after ${below(0.5, waits)} ms`,
    },
  ];
};
