import { limits } from '@caretrail/contract/limits';
import { useLayoutEffect } from 'react';

/** What was typed after the search was opened and before its field could take it: its files may still be loading. */
type TypedAhead = { readonly text: string; readonly isEntered: boolean };

const nothing: TypedAhead = { text: '', isEntered: false };
let typed = nothing;

/** What a key adds; null for a key that is no text, which keeps its own meaning. */
export function afterKey({ text }: TypedAhead, key: string): TypedAhead | null {
  if (key === 'Enter') return { text, isEntered: true };
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), isEntered: false };
  if ([...key].length !== 1) return null;
  return { text: (text + key).slice(0, limits.search.queryLength), isEntered: false };
}

/** For the field once it has the focus: a second call finds nothing. */
export function takeTyped(): TypedAhead {
  const taken = typed;
  typed = nothing;
  return taken;
}

/** Collects the keys from the opening until a dialog is shown: the search itself, or that it could not be loaded. */
export function useTypedAhead(isOpen: boolean, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog:modal') !== null) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const next = afterKey(typed, event.key);
      if (next !== null) typed = next;
      else if (event.key === 'Escape') onClose();
      else return;
      // The screen below does nothing with it: no scrolling, no press of the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      typed = nothing;
    };
  }, [isOpen, onClose]);
}
