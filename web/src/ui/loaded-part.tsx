import { messages } from '@caretrail/contract/i18n/messages';
import type { ReactNode } from 'react';
import type { Loaded } from '../lib/loaded.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonShape } from './skeleton.tsx';

const texts = messages('ui/loaded-part', { loading: 'Loading…' });

type PendingPartProps = {
  readonly loaded: Loaded<unknown>;
  /** The label of a field that is not loaded yet. */
  readonly label?: string;
};

/** Shown in place of a choice that is loading or failed to load: an unknown choice is never left out. */
export function PendingPart({ loaded, label }: PendingPartProps) {
  if (loaded.status === 'succeeded') return null;
  return (
    <div className="print:hidden">
      {label !== undefined && <p className="mb-1.5 font-semibold">{label}</p>}
      {loaded.status === 'loading' ? (
        // As high as the field that it stands for.
        <p role="status" className="flex min-h-target items-center text-ink-soft">
          {texts.loading}
        </p>
      ) : (
        <ErrorState message={loaded.error} onRetry={loaded.onRetry} />
      )}
    </div>
  );
}

type LoadedPartProps<T> = {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ReactNode;
};

/** Shows loading, failed or the content. */
export function LoadedPart<T>({ loaded, children }: LoadedPartProps<T>) {
  switch (loaded.status) {
    case 'loading':
      return (
        <Skeleton label={texts.loading}>
          <SkeletonShape className="mb-3 h-5 w-1/3" />
          <SkeletonShape className="mb-6 h-11 w-full" />
          <SkeletonShape className="mb-3 h-5 w-1/4" />
          <SkeletonShape className="h-11 w-full" />
        </Skeleton>
      );
    case 'failed':
      return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
    case 'succeeded':
      return children(loaded.data);
  }
}
