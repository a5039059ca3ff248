/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

type Watched = Window & { presses: Map<number, number>; tasks: number[]; waits: number[] };

export type Paints = {
  /** Milliseconds from each press to the next paint. The browser tells only of those from 16 on. */
  readonly presses: number[];
  /** The tasks of 50 ms and more in which the page could answer nothing. */
  readonly tasks: number[];
  /** From each change of the address to the other events being painted. */
  readonly waits: number[];
};

/** Begins to watch a list: how long each press takes to the next paint, and each filter to its events. */
export const watchPaints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    Object.assign(watched, { presses: new Map(), tasks: [], waits: [] });
    const note = (type: string, onEntry: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) onEntry(entry);
      }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    note('longtask', ({ duration }) => watched.tasks.push(duration));
    // One press is several events (down, input, up): the longest counts.
    note('event', (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      if (interactionId === 0) return;
      watched.presses.set(
        interactionId,
        Math.max(duration, watched.presses.get(interactionId) ?? 0),
      );
    });

    let changedAt = 0;
    for (const way of ['pushState', 'replaceState'] as const) {
      const change = history[way].bind(history);
      history[way] = (...entry) => {
        changedAt = performance.now();
        change(...entry);
      };
    }
    new MutationObserver((changes) => {
      const isCount = changes.some(({ target }) => / events?$/.test(target.textContent ?? ''));
      if (!isCount) return;
      requestAnimationFrame(() =>
        setTimeout(() => watched.waits.push(performance.now() - changedAt)),
      );
    }).observe(document.querySelector('main') ?? document.body, {
      characterData: true,
      subtree: true,
    });
  });

export const seenPaints = (page: Page): Promise<Paints> =>
  page.evaluate(() => {
    const { presses, tasks, waits } = window as unknown as Watched;
    return { presses: [...presses.values()], tasks, waits };
  });
