import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, clearTop } from '../lib/clear-top.ts';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { useListeners } from '../lib/use-listeners.ts';
import { ToastCard } from '../ui/toast-card.tsx';
import type { OnHold } from './toast-countdown.ts';
import type { ToastState } from './toast-slice.ts';

/** A live region must exist this long before its text, or screen readers miss it. */
const regionAheadMs = 100;
/** Without a toast the regions are prepared once the screen is drawn. */
const aheadMs = 2000;

type ToastPlaceProps = {
  readonly toast: ToastState;
  /** The open dialog that contains it. */
  readonly dialog: Element | null;
  readonly onHold: OnHold;
  readonly onClose: () => void;
};

/**
 * §9: top right, in the browser's top layer; full width on a phone, below the menu button and the link back. A success
 * that would cover an open dialog waits until it is closed.
 */
export function ToastPlace({ toast, dialog, onHold, onClose }: ToastPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const said = useSaid(toast);
  const isWaiting = useCovers(place, dialog, said) && said.error === null;
  const giveBack = useFocusBack(place);
  useClearTop(place, dialog, said);
  useListeners(place, {
    mouseenter: () => onHold('hover', true),
    mouseleave: () => onHold('hover', false),
    focusin: () => onHold('focus', true),
    focusout: () => onHold('focus', false),
    keydown: (event) => {
      if (event.key !== 'Escape') return;
      // The dialog below stays.
      event.preventDefault();
      onClose();
    },
  });

  const isNeeded = toast.status !== 'idle';
  useLayoutEffect(() => {
    const element = place.current;
    const show = (): void => {
      // The dialog may be removed in this render: then the toast is shown outside.
      if (element?.isConnected !== true || element.matches(':popover-open')) return;
      // Browsers without popover show the element all the same.
      element.showPopover?.();
    };
    if (isNeeded) return show();
    // It lays out the whole page, which is not drawn yet when it opens.
    const timer = setTimeout(show, aheadMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  useEffect(() => {
    if (toast.status === 'idle') giveBack();
  }, [toast, giveBack]);
  useReachByF6(place);
  // It moves into a dialog or out of it: away from the mouse and the focus.
  useEffect(
    () => () => {
      onHold('hover', false);
      onHold('focus', false);
      giveBack();
    },
    [onHold, giveBack],
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    onHold('dialog', true);
    return () => onHold('dialog', false);
  }, [isWaiting, onHold]);

  return (
    <div
      ref={place}
      popover="manual"
      className={`pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] bottom-auto z-50 m-0 w-auto max-w-none overflow-visible border-0 bg-transparent p-0 sm:start-auto sm:end-4 sm:w-[26rem] *:pointer-events-auto ${isWaiting ? 'invisible' : ''}`}
    >
      <div role="status">
        {said.message !== null && (
          <ToastCard tone="success" message={said.message} onClose={onClose} />
        )}
      </div>
      <div role="alert">
        {said.error !== null && <ToastCard tone="error" message={said.error} onClose={onClose} />}
      </div>
    </div>
  );
}

const nothing: ToastState = { message: null, status: 'idle', error: null };

/** Empty for a moment before each text, so that a repeated text is announced again. */
function useSaid(toast: ToastState): ToastState {
  const [said, setSaid] = useState(nothing);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(toast), regionAheadMs);
    return () => {
      clearTimeout(timer);
      setSaid(nothing);
    };
  }, [toast]);
  return toast.status === 'idle' ? nothing : said;
}

/** Whether it covers a part of the dialog that contains it. */
function useCovers(
  place: { readonly current: HTMLElement | null },
  dialog: Element | null,
  said: ToastState,
): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (dialog === null || element === null) return setCovers(false);
    const look = (): void => {
      const [one, other] = [element.getBoundingClientRect(), dialog.getBoundingClientRect()];
      setCovers(
        one.bottom > other.top &&
          one.top < other.bottom &&
          one.right > other.left &&
          one.left < other.right,
      );
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(dialog);
    watch.observe(element);
    // Then it may move and keep its size.
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [place, dialog, said]);
  return covers;
}

/** What it never covers while the page can be used: it stands below. It moves only away from them, not back. */
function useClearTop(
  place: { readonly current: HTMLElement | null },
  dialog: Element | null,
  said: ToastState,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    // Measuring lays out the whole page.
    if (element === null || (said.message === null && said.error === null)) return undefined;
    element.style.removeProperty('top');
    if (dialog !== null) return undefined;
    const look = (): void => {
      const box = element.getBoundingClientRect();
      if (box.height === 0) return;
      const others = [...document.querySelectorAll('[data-keep-clear]')].map((each): Box =>
        each.getBoundingClientRect(),
      );
      element.style.setProperty('top', `${clearTop(box, others)}px`);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [place, dialog, said]);
}

/** F6 moves to the next pane of a window; here to the toast, which would be gone before Tab reaches it. */
function useReachByF6(place: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const button = place.current?.querySelector('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);
}
