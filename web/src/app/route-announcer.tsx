import { routeOf, routes } from '@caretrail/contract/access/routes';
import { productName } from '@caretrail/contract/texts/product';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { openEntry, scrollDownTo } from '../lib/scroll-memory.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** The screen last shown in this document; undefined until the first one. */
let shown: string | undefined;

/**
 * After a navigation: the title of the screen, its heading focused and so read out (not on the first
 * load, where the browser reads by itself). A new screen begins at its top; Back, Forward and a reload
 * go where the page was left. What only changes the query stays where it is.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const name = routeOf(pathname);
  useDocumentTitle(name === undefined ? productName : routes[name].title);
  useLayoutEffect(() => {
    const isNew = shown !== pathname;
    if (shown !== undefined && isNew) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    shown = pathname;
    const left = openEntry(key);
    if (way === 'POP') return scrollDownTo(left);
    if (isNew) scrollTo(0, 0);
    return undefined;
  }, [pathname, key, way]);
  return null;
}
