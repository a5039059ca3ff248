import { useLayoutEffect, useState } from 'react';

const topDialog = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** The modal dialog that is on top while a toast is shown, or null: everything outside it would be out of reach and unread. */
export function useToastHost(isShown: boolean): Element | null {
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
