type Watched = { readonly threshold: number; readonly marginPx: number };
type Options = IntersectionObserverInit & { readonly scrollMargin: string };
type Watch = {
  readonly observer: IntersectionObserver;
  readonly calls: Map<Element, () => void>;
};

/** One observer for all elements with the same settings: a list may have thousands of rows. */
const watches = new Map<string, Watch>();

function watchFor({ threshold, marginPx }: Watched): Watch {
  const key = `${threshold} ${marginPx}`;
  const known = watches.get(key);
  if (known) return known;
  const calls: Watch['calls'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (isIntersecting && intersectionRatio >= threshold) calls.get(target)?.();
      }
    },
    // The margin around the scroll container; browsers without support observe without it.
    { threshold, rootMargin: `${marginPx}px`, scrollMargin: `${marginPx}px` } as Options,
  );
  const made = { observer, calls };
  watches.set(key, made);
  return made;
}

/** Calls back once when this share of the element is in view or within the margin. Returns a function that stops. */
export function onceVisible(element: Element, watched: Watched, onVisible: () => void): () => void {
  const { observer, calls } = watchFor(watched);
  const stop = (): void => {
    observer.unobserve(element);
    calls.delete(element);
  };
  calls.set(element, () => {
    stop();
    onVisible();
  });
  observer.observe(element);
  return stop;
}
