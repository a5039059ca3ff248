import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../lib/lazy-page.ts';
import { useAppDispatch, useAppSelector } from '../session/store-hooks.ts';
import { useToastTime } from './toast-countdown.ts';
import { listenForToasts } from './toast-middleware.ts';
import type { ToastPlaceProps } from './toast-place.tsx';
import type { ToastRow } from './toast-rows.ts';
import { toastReset } from './toast-slice.ts';

/** Where the files of the other one cannot be reached: the words are never missing. */
const PlainToast = ({ toast }: ToastPlaceProps) =>
  toast.status !== 'idle' && (
    <p
      role="alert"
      className="fixed inset-x-3 top-3 z-50 rounded-control border-2 border-edge bg-sheet p-4 shadow-float"
    >
      {toast.error ?? toast.message}
    </p>
  );

/** Loaded beside the first screen, which has nothing to tell yet. */
const ToastPlace = lazyPart(
  () => import('./toast-place.tsx').then((m) => m.ToastPlace),
  PlainToast,
);

const topDialog = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** The topmost modal dialog, or null: everything outside it is inert and hidden from screen readers. */
function useToastHost(isShown: boolean): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const find = (): void => setHost(topDialog());
    find();
    const watch = new MutationObserver(find);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [isShown]);
  return isShown ? host : null;
}

/** §4.3: shows the toasts for results, one at a time; closing one, by the user or by time, resets the state. */
export function Toasts({ rows }: { readonly rows: readonly ToastRow[] }) {
  const dispatch = useAppDispatch();
  const toast = useAppSelector((state) => state.toast);
  const onClose = useCallback(() => void dispatch(toastReset()), [dispatch]);
  const onHold = useToastTime(toast, onClose);
  const host = useToastHost(toast.status !== 'idle');

  useEffect(() => {
    const stop = listenForToasts(rows);
    return () => {
      stop();
      // A hidden toast must not reappear on a later screen.
      onClose();
    };
  }, [rows, onClose]);

  const place = (
    <Suspense>
      <ToastPlace toast={toast} dialog={host} onHold={onHold} onClose={onClose} />
    </Suspense>
  );
  return host === null ? place : createPortal(place, host);
}
