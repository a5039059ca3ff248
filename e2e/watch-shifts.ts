/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

type Shift = { readonly at: number; readonly value: number; readonly moved: readonly string[] };
type Watched = Window & { shifts?: Shift[] };
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** From the next page on: notes what moves without having been pressed. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched;
    watched.shifts = [];
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return 'an element that is gone';
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()} “${words}”`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${Math.round(from.x)},${Math.round(from.y)} → ${Math.round(to.x)},${Math.round(to.y)}`,
        );
        watched.shifts?.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export type Shifts = {
  /** Cumulative layout shift: the worst five seconds, with no pause of a second within. */
  readonly score: number;
  /** What moved and where, the worst first. */
  readonly moved: readonly string[];
};

/** What has moved since the page was opened, as browsers compute CLS. */
export async function seenShifts(page: Page): Promise<Shifts> {
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
  let score = 0;
  let sum = 0;
  let began = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - began > 5000) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    score = Math.max(score, sum);
  }
  const moved = shifts
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 3)
    .map(({ value, moved: what }) => `${value.toFixed(3)}: ${what.slice(0, 4).join('; ')}`);
  return { score, moved };
}
