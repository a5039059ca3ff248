import { measureFilter } from '../../e2e/measure-filter.ts';
import type { Bench } from './promise.ts';

const events = 20_000;
const worst = (figures: readonly number[]): number => Math.round(Math.max(0, ...figures));
const median = (figures: readonly number[]): number =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN);

/** Somebody types into the search of the timelines over 20,000 events, on a processor slowed four times. */
export const bench: Bench = async () => {
  const { presses, tasks, waits } = await measureFilter(events);
  if (waits.length < 10) throw new Error('The list hardly changed: nothing was measured.');
  return [
    {
      promise: 'timeline search: key to next paint, worst',
      value: worst(presses),
      unit: 'ms',
      bar: { atMost: 50 },
      note: `${events} events, 4× slowed; ${waits.length} searches; longest task ${worst(tasks)} ms; events in sight after ${median(waits)} ms`,
    },
  ];
};
