import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../session/store-hooks.ts';
import { useToastTime } from './toast-countdown.ts';
import { listenForToasts } from './toast-middleware.ts';
import { ToastPlace } from './toast-place.tsx';
import type { ToastRow } from './toast-rows.ts';
import { toastReset } from './toast-slice.ts';

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

  const place = <ToastPlace toast={toast} dialog={host} onHold={onHold} onClose={onClose} />;
  return host === null ? place : createPortal(place, host);
}
