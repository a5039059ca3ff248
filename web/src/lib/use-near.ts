import { type RefCallback, useCallback, useState } from 'react';
import { usePrinting } from './use-printing.ts';
import { windowSize } from './window-size.ts';

type Options = IntersectionObserverInit & { readonly scrollMargin: string };
type OnNear = (entry: IntersectionObserverEntry) => void;

const calls = new WeakMap<Element, OnNear>();
let observer: IntersectionObserver | undefined;

/** One observer for all: a list may have hundreds of parts. A part is near within one height of the window. */
const watcher = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) calls.get(entry.target)?.(entry);
    },
    // The second margin is around a container that scrolls; browsers without support observe without it.
    { rootMargin: '100% 0px', scrollMargin: '100% 0px' } as Options,
  ));

/** The last height of a part, and the width of the window at that time, for when the user comes back to the list. */
const measured = new WeakMap<object, { readonly height: number; readonly width: number }>();

type Near = {
  readonly ref: RefCallback<HTMLElement>;
  readonly isNear: boolean;
  /** In pixels, if it was rendered before in a window of this width. */
  readonly lastHeight: number | undefined;
};

/**
 * Whether a part of a long list is near the visible part of the page, or printed. A part that has the focus stays. For
 * parts that keep their space while their content is not rendered. `of` is what the part shows.
 */
export function useNear(of: object, startsNear: boolean): Near {
  const [isNear, setNear] = useState(startsNear);
  const isPrinting = usePrinting();
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element === null) return undefined;
      calls.set(element, ({ isIntersecting, boundingClientRect: { height } }) => {
        if (!isIntersecting && element.childElementCount > 0) {
          measured.set(of, { height, width: windowSize().width });
        }
        setNear(isIntersecting || element.contains(document.activeElement));
      });
      watcher().observe(element);
      return () => {
        calls.delete(element);
        watcher().unobserve(element);
      };
    },
    [of],
  );
  const last = measured.get(of);
  return {
    ref,
    isNear: isNear || isPrinting,
    lastHeight: last?.width === windowSize().width ? last.height : undefined,
  };
}
