import { AppLayout } from '../shell/app-layout.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { addDataLayer } from './data-layer.ts';
import { toastRows } from './toast-rows.ts';

addDataLayer();

/** Around every screen of the app, in a chunk of its own: the screens before it need neither menu nor toasts. */
export function AppFrame() {
  return (
    <>
      <Toasts rows={toastRows} />
      <AppLayout />
    </>
  );
}
