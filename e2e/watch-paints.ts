/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

type Watched = Window & {
  keys: number;
  presses: Map<number, number>;
  tasks: number[];
  waits: number[];
};

/** The browser reports no press that was faster. */
const fastest = 16;

export type Paints = {
  /**
   * Milliseconds from each press to the next paint, as browsers compute it for INP: waiting, handling and
   * presenting together, in steps of 8. One that the browser did not report counts as 16.
   */
  readonly presses: number[];
  /** The tasks of 50 ms and more in which the page could not respond. */
  readonly tasks: number[];
  /** From the begin of each search to the other rows being painted. */
  readonly waits: number[];
};

type Search = {
  /** Where the rows are. */
  readonly within: string;
  /** A search begins this long after the last key; null: with a change of the address. */
  readonly afterKeyMs: number | null;
};

/** Starts to watch a page: how long each press takes to the next paint, and each search to its rows. */
export const watchPaints = (
  page: Page,
  search: Search = { within: 'main', afterKeyMs: null },
): Promise<void> =>
  page.evaluate(({ within, afterKeyMs }) => {
    const watched = window as unknown as Watched;
    Object.assign(watched, { keys: 0, presses: new Map(), tasks: [], waits: [] });
    addEventListener('keydown', () => (watched.keys += 1), { capture: true });
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
    if (afterKeyMs !== null)
      addEventListener('keydown', () => (changedAt = performance.now() + afterKeyMs), {
        capture: true,
      });
    for (const way of afterKeyMs === null ? (['pushState', 'replaceState'] as const) : []) {
      const change = history[way].bind(history);
      history[way] = (...entry) => {
        changedAt = performance.now();
        change(...entry);
      };
    }
    new MutationObserver((changes) => {
      const isCount = changes.some(({ target }) =>
        / (events?|files?|users?|results?|articles \(.*\))$|^Nothing found/.test(
          target.textContent ?? '',
        ),
      );
      if (!isCount) return;
      // Not the begin of the next search, which a key may set before the paint.
      const begunAt = changedAt;
      requestAnimationFrame(() =>
        setTimeout(() => watched.waits.push(performance.now() - begunAt)),
      );
    }).observe(document.querySelector(within) ?? document.body, {
      characterData: true,
      subtree: true,
    });
  }, search);

/** What was seen since the last call. */
export const seenPaints = (page: Page): Promise<Paints> =>
  page.evaluate((least) => {
    const watched = window as unknown as Watched;
    const { keys, presses, tasks, waits } = watched;
    Object.assign(watched, { keys: 0, presses: new Map(), tasks: [], waits: [] });
    const untold = Array.from({ length: Math.max(0, keys - presses.size) }, () => least);
    return { presses: [...presses.values(), ...untold], tasks, waits };
  }, fastest);
