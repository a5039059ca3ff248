import { useEffect } from 'react';
import { useAppDispatch } from '../session/store-hooks.ts';
import { AppLayout } from '../shell/app-layout.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { addDataLayer, watchSight } from './data-layer.ts';
import { toastRows } from './toast-rows.ts';

addDataLayer();

/** Around every screen of the app, in a chunk of its own: the screens before it need neither menu nor toasts. */
export function AppFrame() {
  const dispatch = useAppDispatch();
  useEffect(() => watchSight(dispatch), [dispatch]);
  return (
    <>
      <Toasts rows={toastRows} />
      <AppLayout />
    </>
  );
}
