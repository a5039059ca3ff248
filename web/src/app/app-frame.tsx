import { AppLayout } from '../shell/app-layout.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { toastRows } from './toast-rows.ts';

/** Around every screen of the app, in a chunk of its own: the screens before it need neither menu nor toasts. */
export function AppFrame() {
  return (
    <>
      <Toasts rows={toastRows} />
      <AppLayout />
    </>
  );
}
