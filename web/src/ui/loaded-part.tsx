import type { ReactNode } from 'react';
import type { Loaded } from '../lib/loaded.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonShape } from './skeleton.tsx';

type LoadedPartProps<T> = {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ReactNode;
};

/** Loading, failed or there. */
export function LoadedPart<T>({ loaded, children }: LoadedPartProps<T>) {
  switch (loaded.status) {
    case 'loading':
      return (
        <Skeleton label="Loading…">
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
