import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isInstalled } from '../../lib/is-installed.ts';
import { lazyPart } from '../../lib/lazy-page.ts';
import { shareQuery } from '../../lib/shared-cache.ts';
import { takeShared } from '../../lib/shared-files.ts';
import { NotLoadedDialog } from '../../shell/not-loaded-dialog.tsx';

const AddShared = lazyPart(
  () => import('../../features/files/share/public.ts').then((m) => m.AddShared),
  NotLoadedDialog,
);

/**
 * Files that another app has shared: taken out of the store of the worker, and asked about. Any site can post a form to
 * us, but only the system opens the installed app with one: in a tab of a browser they are dropped unseen.
 */
export function SharedFiles() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    if (search !== shareQuery || !('caches' in globalThis)) return;
    const take = async (): Promise<void> => {
      const taken = await takeShared(caches, Date.now());
      if (isInstalled()) setFiles(taken);
      // A reload asks nothing again.
      await navigate(pathname, { replace: true });
    };
    void take().catch(() => undefined);
  }, [pathname, search, navigate]);
  if (files.length === 0) return null;
  return (
    <Suspense>
      <AddShared files={files} onClose={() => setFiles([])} />
    </Suspense>
  );
}
