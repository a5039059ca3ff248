/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * What a narrower screen may have broken, by no more than a look at each element: what is too small, what scrolls, what can
 * be reached although it is hidden, and what has lost its visible name. Only where there is such an element, axe has to
 * judge it, which takes many times as long.
 */
export const narrowSuspects = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];

    const isSmall = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const least = Math.min(width, height);
      // At most one pixel is for screen readers alone.
      return least > 1 && least < 24;
    };
    const targets = 'a, button, input, select, summary, textarea, [role], [tabindex]';

    const scrolls = (element: Element): boolean => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll');
    };

    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const isReached = (element: HTMLElement): boolean => element.tabIndex >= 0 && isShown(element);

    const hasSaidName = (element: Element): boolean =>
      ['aria-label', 'aria-labelledby'].some((name) => element.getAttribute(name)?.trim());
    const hasText = (element: HTMLElement): boolean => element.innerText.trim() !== '';
    const isNameless = (element: HTMLElement): boolean => {
      if (hasSaidName(element) || !isShown(element)) return false;
      if (!('labels' in element) || element.tagName === 'BUTTON') return !hasText(element);
      const labels = [...((element.labels ?? []) as Iterable<HTMLElement>)];
      return !labels.some((label) => isShown(label) && hasText(label));
    };
    const named = 'a[href], button, [role=button], [role=link], input, select, textarea';

    const found = {
      small: all(targets).filter(isSmall),
      scrolls: all('body *').filter(scrolls),
      reached: all(
        `[aria-hidden=true] :is(${controls}), [aria-hidden=true]:is(${controls})`,
      ).filter(isReached),
      nameless: all(named).filter(isNameless),
    };
    return Object.entries(found).flatMap(([why, elements]) =>
      elements.map((element) => `${why}: ${nameOf(element)}`),
    );
  });
