import type { Middleware } from '@reduxjs/toolkit';
import type { ToastRow } from './toast-rows.ts';

let rows: readonly ToastRow[] = [];

/**
 * The rows come with the app layout, so that the sign-in page does not load them. Returns a function that removes them.
 */
export function listenForToasts(next: readonly ToastRow[]): () => void {
  rows = next;
  return () => {
    if (rows === next) rows = [];
  };
}

/** §7 §8: the one listener that turns results into toasts. */
export const toastMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    for (const row of rows) {
      const toast = row(action);
      if (toast !== null) dispatch(toast);
    }
    return result;
  };
