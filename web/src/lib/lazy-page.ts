import { type ComponentType, lazy, type LazyExoticComponent, useSyncExternalStore } from 'react';

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

/** A component with any props. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

const notLoaded = 'PageNotLoaded';

/**
 * The files of a page are gone after a deployment, or cannot be reached: the error boundary tells this from a crash.
 */
export function lazyPage<P extends Component>(
  load: () => Promise<{ default: P }>,
): LazyExoticComponent<P> {
  return lazy(async () => {
    try {
      return await trackLoad(load());
    } catch (cause) {
      throw Object.assign(new Error('This page could not be loaded.', { cause }), {
        name: notLoaded,
      });
    }
  });
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
