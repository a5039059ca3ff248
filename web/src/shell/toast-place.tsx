import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, clearTop, quietTop } from '../lib/clear-top.ts';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { useListeners } from '../lib/use-listeners.ts';
import { narrowWindow } from '../lib/use-media.ts';
import { ToastCard } from '../ui/toast-card.tsx';
import type { OnHold } from './toast-countdown.ts';
import type { ToastState } from './toast-slice.ts';

/** A live region must exist this long before its text, or screen readers miss it. */
const regionAheadMs = 100;
/** Above the bar of a phone. */
const edgePx = 12;
/** Without a toast the regions are prepared once the screen is drawn. */
const aheadMs = 2000;

export type ToastPlaceProps = {
  readonly toast: ToastState;
  /** The open dialog that contains it. */
  readonly dialog: Element | null;
  readonly onHold: OnHold;
  readonly onClose: () => void;
};

/**
 * §9: top right, in the browser's top layer; full width on a phone, below the menu button, the link back and, if there
 * is room, what was saved. A success that would cover an open dialog waits until it is closed.
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
          <ToastCard
            tone={said.isWaiting === true ? 'waiting' : 'success'}
            message={said.message}
            onClose={onClose}
          />
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

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((each): Box => each.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > top);

/** What was just saved: the heading of the screen, the words beside it and the lines of the record. */
const saved = 'main header :is(h1, p), main dl > div';

/** What scrolls a page by hand where it is as wide as a phone. */
const moves = ['touchmove', 'wheel'] as const;

/**
 * What it never covers while the page can be used: it stands below. On a phone, where it is as wide as the page, a
 * success also leaves in sight what was saved, as far as there is room. It moves only away from them, not back.
 */
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
    const isQuiet = said.error === null && matchMedia(narrowWindow).matches;
    const first = element.getBoundingClientRect().top;
    const moveTo = (top: number): void => element.style.setProperty('top', `${top}px`);
    const others = (): Box[] => boxesOf('[data-keep-clear]');
    const look = (): void => {
      const box = element.getBoundingClientRect();
      if (box.height > 0) moveTo(clearTop(box, others()));
    };
    const lookAround = (): void => {
      if (!isQuiet) return look();
      const box = element.getBoundingClientRect();
      if (box.height === 0) return undefined;
      const floor = (boxesOf('.bottom-bar')[0]?.top ?? innerHeight) - edgePx;
      const around = { others: others(), read: boxesOf(saved), floor };
      if (quietTop(box, around) === box.top) return undefined;
      const { left, right, height } = box;
      const from = { left, right, top: first, bottom: first + height };
      return moveTo(quietTop(from, around));
    };
    lookAround();
    // The screen to which a saved form leads, or the bar with Undo, may come later.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lookAround);
    });
    watch.observe(document.body, { subtree: true, childList: true });
    // While a finger scrolls it would jump about; a screen also scrolls to its top when it has come.
    let isByHand = false;
    const onHand = (): void => void (isByHand = true);
    const onScroll = (): void => (isByHand ? look() : lookAround());
    for (const move of moves) addEventListener(move, onHand, { capture: true, passive: true });
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    addEventListener('resize', lookAround);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      for (const move of moves) removeEventListener(move, onHand, { capture: true });
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', lookAround);
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
