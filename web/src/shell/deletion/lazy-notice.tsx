import { type ComponentType, lazy, Suspense } from 'react';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

/** Hardly anyone needs it. Without its files the screen goes on: Data says the same. */
const Notice = lazy<ComponentType<{ readonly deletesAt: string }>>(() =>
  import('./deletion-notice.tsx').then(
    (m) => ({ default: m.DeletionNotice }),
    () => ({ default: () => null }),
  ),
);

export function LazyDeletionNotice() {
  const deletesAt = useAppSelector(selectUser)?.deletes_at;
  if (deletesAt === undefined) return null;
  return (
    <Suspense>
      <Notice deletesAt={deletesAt} />
    </Suspense>
  );
}
