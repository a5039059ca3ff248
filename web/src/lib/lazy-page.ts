import { lazy, type LazyExoticComponent } from 'react';
import { trackLoad } from './pending-loads.ts';

/** With whatever props. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

const notLoaded = 'PageNotLoaded';

/** A page whose files are gone after a new deployment, or out of reach: the error boundary tells it from a crash. */
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
