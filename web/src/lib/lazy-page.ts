import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  useState,
  useSyncExternalStore,
} from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts the files of a screen as loading until the promise settles. */
export async function trackLoad<T>(load: Promise<T>): Promise<T> {
  change(1);
  try {
    return await load;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsLoadPending = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

const notLoaded = 'PageNotLoaded';

/** A page in its own chunk, and how to load it before it is shown. */
export type LazyPage<P extends object> = ComponentType<P> & {
  readonly load: () => Promise<ComponentType<P>>;
};

/**
 * The files of a page are gone after a deployment, or cannot be reached: the error boundary tells this from a crash.
 * A page that is loaded when it is first shown is drawn at once: `lazy` would show its fallback for a moment, and React
 * then waits before it shows anything else.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let page: ComponentType<P> | undefined;
  const loadPage = async (): Promise<ComponentType<P>> => {
    try {
      page = await trackLoad(load());
      return page;
    } catch (cause) {
      throw Object.assign(new Error('This page could not be loaded.', { cause }), {
        name: notLoaded,
      });
    }
  };
  const Later = lazy(async () => ({ default: await loadPage() })) as ComponentType<P>;
  const Page = (props: P) => {
    // Chosen once: another component in the same place would begin with empty state.
    const [Shown] = useState(() => page ?? Later);
    return createElement(Shown, props);
  };
  return Object.assign(Page, { load: loadPage });
}

export const isPageNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.name === notLoaded;

/**
 * A part of a page in its own chunk. Where its files are gone after a deployment, or cannot be reached, `NotLoaded` is
 * shown in its place, and the rest of the page still works.
 */
export const lazyPart = <P>(
  load: () => Promise<ComponentType<P>>,
  NotLoaded: ComponentType<NoInfer<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
