import { lazyPart } from '../lib/lazy-page.ts';
import { usePreload } from '../lib/use-preload.ts';
import { Suspense } from 'react';
import { useIdleWatch } from './use-idle-watch.ts';

const load = () => import('./idle-dialog.tsx').then((m) => m.IdleDialog);
const IdleDialog = lazyPart(load, () => null);

/** Warns on every screen, two minutes before a session times out. */
export function IdleWarning() {
  const { view, renew } = useIdleWatch();
  usePreload(load);
  // A new dialog for each end: it does not keep the state of the last one.
  return (
    view.kind === 'warning' && (
      <Suspense>
        <IdleDialog key={view.endsAt} {...view} onStay={renew} />
      </Suspense>
    )
  );
}
