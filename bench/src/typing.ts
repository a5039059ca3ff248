import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { below } from './load.ts';
import type { Measured } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-search.ts');

type Figures = Readonly<Record<'presses' | 'tasks' | 'waits', readonly number[]>>;
type Seen = { readonly nothing: Figures; readonly rounds: readonly Figures[] };

type List = 'timelines' | 'files' | 'users' | 'articles' | 'everything';

/** In the browser of the browser tests, as a separate program. */
async function measure(list: List): Promise<Seen> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, list]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen;
}

/** In whole milliseconds; a round without a long task has 0. */
const msBelow = (share: number, figures: readonly number[]): number =>
  figures.length === 0 ? 0 : Math.round(below(share, figures));

/** As browsers count it (INP): all but the slowest of fifty. */
const nearlyAll = (figures: readonly number[]): number => msBelow(0.98, figures);

/**
 * Types into the search of a list, on a processor slowed four times: the same 50 keys three times
 * over. All but the slowest key of a round must meet the bar, and the middle one of the three rounds counts:
 * neither a lucky round nor one that the machine disturbed. The others are reported beside it, with what the keys
 * cost in an empty page.
 */
export async function typingIn(list: List, over: string): Promise<Measured[]> {
  const { nothing, rounds } = await measure(list);
  if (rounds.some(({ waits }) => waits.length < 10)) {
    throw new Error('The list hardly changed: nothing was measured.');
  }
  const inTurn = (of: keyof Figures, compute: (figures: readonly number[]) => number): string =>
    rounds.map((round) => compute(round[of])).join(', ');
  const middle = (of: keyof Figures): number =>
    msBelow(
      0.5,
      rounds.map((round) => nearlyAll(round[of])),
    );
  const where = `${over}, 4× slowed`;
  return [
    {
      promise: `${list} search: key to next paint, 98 %`,
      value: middle('presses'),
      unit: 'ms',
      bar: { atMost: 50 },
      note: `${where}; rounds ${inTurn('presses', nearlyAll)}; half of the keys ${inTurn('presses', (all) => msBelow(0.5, all))}; slowest ${inTurn('presses', (all) => msBelow(1, all))}; in an empty page ${nearlyAll(nothing.presses)}; longest task ${inTurn('tasks', (all) => msBelow(1, all))} ms`,
    },
    {
      // §9: it begins 300 ms after the last key, that of the articles 500 ms, that over everything 80 ms.
      promise: `${list} search: its begin to the rows, 98 %`,
      value: middle('waits'),
      unit: 'ms',
      bar: { atMost: 300 },
      note: `${where}; ${inTurn('waits', (all) => all.length)} searches; rounds ${inTurn('waits', nearlyAll)}; half of them ${inTurn('waits', (all) => msBelow(0.5, all))} ms`,
    },
  ];
}
