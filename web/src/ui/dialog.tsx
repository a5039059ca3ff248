import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepFromPress, restWherePressed } from '../lib/last-press.ts';
import { keepFocusOnPage } from '../lib/lost-focus.ts';
import { restTaps } from '../lib/rest-taps.ts';

type Place = RefObject<HTMLElement | null>;

/** Sizes are rounded: a smaller difference does not count. */
const leastPx = 2;

const hasMoreIn = (element: HTMLElement): boolean =>
  getComputedStyle(element).overflowY !== 'visible' &&
  element.scrollHeight - element.scrollTop - element.clientHeight > leastPx;

/** With large text the buttons may leave the text above them hardly a line. */
const isCramped = (outer: HTMLElement | null, inner: HTMLElement | null): boolean =>
  outer !== null &&
  inner !== null &&
  inner.scrollHeight - inner.clientHeight > leastPx &&
  inner.clientHeight < outer.clientHeight / 2;

/**
 * Whether an element or its child can be scrolled further down, and whether the child has so little room that both
 * should scroll as one. Measured while `isShown`.
 */
function useMoreBelow(isShown: boolean, outer: Place, inner: Place) {
  const [hasMore, setMore] = useState(false);
  const [isOne, setOne] = useState(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const elements = [outer.current, inner.current].filter((each) => each !== null);
    const measure = (): void => {
      setMore(elements.some(hasMoreIn));
      if (isCramped(outer.current, inner.current)) setOne(true);
    };
    const observer = new ResizeObserver(measure);
    for (const element of elements) {
      element.addEventListener('scroll', measure, { passive: true });
      // The content may grow while the element keeps its size.
      for (const each of [element, ...element.children]) observer.observe(each);
    }
    measure();
    return () => {
      observer.disconnect();
      for (const element of elements) element.removeEventListener('scroll', measure);
      setOne(false);
    };
  }, [isShown, outer, inner]);
  return { hasMore, isOne };
}

type DialogProps = {
  readonly heading: string;
  readonly isOpen: boolean;
  /** Also called on Escape. */
  readonly onClose: () => void;
  /** `alertdialog`: it opened by itself, and its text must be announced. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
  /** The buttons, the safe one first. */
  readonly actions: ReactNode;
  /** Focuses the safe button although there is a field: the text above must be read first. */
  readonly isWarning?: boolean;
  /** On a phone at the bottom, under the thumb. */
  readonly isSheet?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Before the fields see it. */
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void;
};

const fields = 'input, textarea, [role="spinbutton"], [data-first]';

/**
 * Focuses the first field, or the one that is marked where those before it have an answer; in a choice, the chosen
 * option. A choice of links marks its first link.
 */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const found = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => field.tabIndex >= 0 && !field.closest('[hidden], [aria-hidden="true"]'),
  );
  const first = found.find((field) => field.closest('[data-first]')) ?? found[0];
  const chosen = first?.closest('fieldset')?.querySelector<HTMLElement>('[type="radio"]:checked');
  return chosen ?? first;
}

/** The menu item that opened it is gone with the menu: then the menu's button gets the focus back. */
const menuButton = (): HTMLElement | null => {
  const menu = document.activeElement?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
};

/** The edge that shows that there is more to scroll. */
const MoreEdge = ({ className }: { readonly className: string }) => (
  <div
    aria-hidden="true"
    data-more
    className={`pointer-events-none absolute inset-x-0 h-6 border-b-2 border-edge bg-linear-to-t from-rule to-transparent ${className}`}
  />
);

/** The native dialog: traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  heading,
  isOpen,
  onClose,
  role = 'dialog',
  children,
  actions,
  isWarning = false,
  isSheet = false,
  onKeyDown,
  onKeyDownCapture,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { hasMore, isOne } = useMoreBelow(isOpen, whole, body);
  const id = useId();

  // Before the element is removed: only then does closing it restore the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const opener = menuButton();
    element?.showModal();
    // The second tap on what opened it must not hit a button here.
    const wake = element === null ? undefined : restTaps(element);
    // Not a link in the text, which would be first.
    const field = element === null || isWarning ? undefined : firstField(element);
    (field ?? buttons.current?.querySelector('button'))?.focus();
    return () => {
      wake?.();
      element?.close();
      opener?.focus({ preventScroll: true });
      keepFocusOnPage();
      // Nor must the second tap on a button here hit that of a dose below.
      restWherePressed(document.querySelectorAll<HTMLElement>('[data-dose] button'));
    };
  }, [isOpen, isWarning]);

  // Again where its buttons moved.
  useLayoutEffect(() => {
    if (isOpen && dialog.current !== null) keepFromPress(dialog.current);
  }, [isOpen, isOne]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-heading`}
      aria-describedby={children === undefined ? undefined : `${id}-body`}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
      onCancel={(event) => {
        // Controlled: the element follows `isOpen`.
        event.preventDefault();
        onClose();
      }}
      className={`m-auto w-[min(34rem,calc(100vw-2rem))] overflow-visible rounded-sheet border border-rule bg-sheet text-ink shadow-float backdrop:bg-shade ${isSheet ? 'max-sm:mb-3' : ''}`}
    >
      {/* This part scrolls, not the dialog element, so that the menu of a select can extend beyond it. */}
      <div
        ref={whole}
        className={`max-h-[calc(100dvh-2rem)] ${isOne ? 'overflow-y-auto' : 'flex flex-col [@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto'}`}
      >
        {/* Space below for the focus ring. */}
        <div
          ref={body}
          className={`px-5 pt-5 pb-1.5 sm:px-7 sm:pt-7 ${isOne ? '' : 'min-h-0 overflow-y-auto [@media(height<30rem)]:overflow-visible'}`}
        >
          <h2 id={`${id}-heading`} className="text-h2 text-[length:min(1.4444rem,max(1.1rem,8vw))]">
            {heading}
          </h2>
          {children !== undefined && (
            <div id={`${id}-body`} className="mt-3 space-y-3">
              {children}
            </div>
          )}
        </div>
        {/* Always visible, however long the content is, unless they would take its room. */}
        <div
          ref={buttons}
          className="relative flex flex-wrap gap-3 px-5 pt-4.5 pb-5 sm:px-7 sm:pb-7 simple:max-sm:*:w-full"
        >
          {hasMore && !isOne && <MoreEdge className="bottom-full [@media(height<30rem)]:hidden" />}
          {actions}
        </div>
      </div>
      {/* On a low screen everything scrolls, including the buttons. */}
      {hasMore && (
        <MoreEdge
          className={`bottom-0 rounded-b-sheet ${isOne ? '' : '[@media(height>=30rem)]:hidden'}`}
        />
      )}
    </dialog>
  );
}
