import type { ReactNode } from 'react';
import type { Entity } from '../lib/use-entity.ts';
import { ErrorState } from '../ui/error-state.tsx';

type RecordOrStateProps<T> = {
  readonly found: Entity<T>;
  /** A record that is being deleted: shown until the screen is left, even if the list no longer has it. */
  readonly leaving: T | null;
  readonly loading: ReactNode;
  readonly missing: ReactNode;
  readonly children: (record: T) => ReactNode;
};

/** One record, or why it cannot be shown. Its screen may be opened by a link, before the list is loaded. */
export function RecordOrState<T>(props: RecordOrStateProps<T>) {
  const { found, leaving, loading, missing, children } = props;
  if (leaving !== null) return children(leaving);
  switch (found.status) {
    case 'found':
      return children(found.item);
    case 'missing':
      return missing;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'loading':
      return loading;
  }
}
