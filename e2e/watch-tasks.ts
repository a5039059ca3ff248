/// <reference lib="dom" />
import type { Page } from '@playwright/test';

type Watched = Window & { tasks: PerformanceEntry[] };

/** From the next address on: records the tasks of 50 ms and more in which the page cannot respond. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });

/** Milliseconds of each up to now. */
export const seenTasks = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const now = performance.now();
    // A long task of our own: once it is reported, all before it are, and it proves that the observer runs.
    await new Promise<void>((told) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ startTime }) => startTime >= now)) told();
      }).observe({ type: 'longtask' });
      setTimeout(() => {
        const began = performance.now();
        while (performance.now() - began < 100);
      });
    });
    const { tasks } = window as unknown as Watched;
    const seen = tasks.filter(({ startTime }) => startTime < now);
    if (seen.length === tasks.length) throw new Error('The observer did not run.');
    return seen.map(({ duration }) => duration);
  });
