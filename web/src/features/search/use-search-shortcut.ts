import { useEffect, useEffectEvent } from 'react';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { comfortOf } from '../../shell/comfort.ts';
import { openSearch } from '../../shell/search-opening.ts';

/** Where a key is text, or moves in a list by its letter. */
const typing =
  'input, textarea, select, [contenteditable], [role="spinbutton"], [role="listbox"], [role="menu"]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null;

const isCtrlK = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k';

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);

/** Ctrl-K or ⌘-K anywhere, and `/` outside of fields unless it was turned off. An open dialog is answered first. */
export function useSearchShortcut(): void {
  const id = useAppSelector(selectUser)?.id ?? '';
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const isWanted = isCtrlK(event) || (isSlash(event) && comfortOf(id).slash);
    if (!isWanted || event.defaultPrevented || event.isComposing) return;
    // Browsers would go to their own search.
    event.preventDefault();
    if (document.querySelector('dialog:modal') === null) openSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
