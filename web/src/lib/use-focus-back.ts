import { type FocusEvent, useRef, useState } from 'react';

type FocusBack = {
  readonly onFocus: (event: FocusEvent) => void;
  readonly giveBack: () => void;
};

/** For something that comes over the page and goes again: the focus returns to where it came from, or to the heading of the page. */
export function useFocusBack(): FocusBack {
  const before = useRef<Element | null>(null);
  const hadFocus = useRef(false);
  const [focusBack] = useState<FocusBack>(() => ({
    /** For the element that comes and goes. */
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent): void => {
      hadFocus.current = true;
      const came = relatedTarget as Element | null;
      if (came !== null && !currentTarget.contains(came)) before.current = came;
    },
    /** After it went. Whoever has put the focus elsewhere meanwhile, or never had it in there, keeps it. */
    giveBack: (): void => {
      if (!hadFocus.current || document.activeElement !== document.body) return;
      hadFocus.current = false;
      const place = before.current?.isConnected
        ? before.current
        : document.querySelector('main h1');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      before.current = null;
    },
  }));
  return focusBack;
}
