import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { restTaps } from '../../lib/rest-taps.ts';
import { isFollowed } from './result-link.tsx';

/** The native dialog with a field: traps the focus, closes on the backdrop and when the screen changes, and restores the focus. */
export function useModal(onClose: () => void, onFocused: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useEffectEvent(onFocused);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    focused();
    const wake = element === null ? undefined : restTaps(element);
    return () => {
      wake?.();
      element?.close();
    };
  }, []);
  const { key } = useLocation();
  const openedAt = useRef(key);
  // Back or Forward have led to another screen.
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || !element?.contains(target)) return;
      // The sheet covers the element, so a click on the element itself is on the backdrop.
      if (target === element) onClose();
      // A form with unsaved input stops the click and asks first: the question is not asked below the search.
      else if (isFollowed(event)) setTimeout(onClose);
    };
    // Comes before the listener of the form.
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [onClose]);
  return dialog;
}
