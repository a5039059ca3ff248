import { use, useEffect } from 'react';
import { SearchPlace } from '../features/search/public.ts';
import { useAppDispatch, useAppStore } from '../session/store-hooks.ts';
import { AppLayout } from '../shell/app-layout.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { addDataLayer, watchSight } from './data-layer.ts';
import { draftsBeingRestored } from './kept-drafts.ts';
import { toastRows } from './toast-rows.ts';
import { useAfterStart } from './use-after-start.ts';
import { useKeptAddress } from './use-kept-address.ts';

addDataLayer();

/** The frame of every screen of the app, in its own chunk: the screens before it need no menu and no toasts. */
export function AppFrame() {
  const dispatch = useAppDispatch();
  const restoring = draftsBeingRestored(useAppStore());
  // A form takes its unsaved input when it is first shown.
  if (restoring !== null) use(restoring);
  useKeptAddress();
  const later = useAfterStart();
  useEffect(() => watchSight(dispatch), [dispatch]);
  return (
    <>
      <Toasts rows={toastRows} />
      <AppLayout notices={later && <later.StartNotices />} asked={later && <later.TakeOverAsked />}>
        {later && <later.AfterStart />}
      </AppLayout>
      <SearchPlace />
    </>
  );
}
