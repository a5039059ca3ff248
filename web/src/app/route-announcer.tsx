import { routeOf, routes } from '@caretrail/contract/access/routes';
import { productName } from '@caretrail/contract/texts/product';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** The screen last shown in this document; undefined until the first one. */
let shown: string | undefined;

/**
 * After a navigation: the title of the screen, its heading focused and so read out, the page at its
 * top. Not on the first load, where the browser does this itself.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const name = routeOf(pathname);
  useDocumentTitle(name === undefined ? productName : routes[name].title);
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    shown = pathname;
  }, [pathname]);
  return null;
}
