import { type RefObject, useLayoutEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Sizes are rounded: less than this is no more. */
const leastPx = 2;

const hasMoreIn = (element: HTMLElement): boolean =>
  getComputedStyle(element).overflowY !== 'visible' &&
  element.scrollHeight - element.scrollTop - element.clientHeight > leastPx;

/** Whether there is more to scroll to below the edge of an element or of the one inside it. Measured while it `isShown`. */
export function useMoreBelow(isShown: boolean, outer: Place, inner: Place): boolean {
  const [hasMore, setMore] = useState(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const elements = [outer.current, inner.current].filter((each) => each !== null);
    const measure = (): void => setMore(elements.some(hasMoreIn));
    const observer = new ResizeObserver(measure);
    for (const element of elements) {
      element.addEventListener('scroll', measure, { passive: true });
      // What it holds may grow while it stays as it is.
      for (const each of [element, ...element.children]) observer.observe(each);
    }
    measure();
    return () => {
      observer.disconnect();
      for (const element of elements) element.removeEventListener('scroll', measure);
    };
  }, [isShown, outer, inner]);
  return hasMore;
}
