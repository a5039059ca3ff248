import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { settingsTexts as texts } from './texts.ts';
import type { Reloadable } from './use-reloadable.ts';

type LoadedPartProps<T> = {
  readonly loaded: Reloadable<T>;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
};

/** Loading, failed or there. */
export function LoadedPart<T>({ loaded, onRetry, children }: LoadedPartProps<T>) {
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
      return <ErrorState message={loaded.error} onRetry={onRetry} />;
    case 'succeeded':
      return children(loaded.value);
  }
}
