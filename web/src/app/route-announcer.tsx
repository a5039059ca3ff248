import { routeOf, routes } from '@caretrail/contract/access/routes';
import { productName } from '@caretrail/contract/texts/product';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrive, isFirstEntry } from '../lib/arrive.ts';
import { noteScreen } from '../lib/last-screen.ts';
import { scrollDownTo } from '../lib/scroll-aim.ts';
import { openEntry } from '../lib/scroll-memory.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { usePressedLink } from '../lib/use-pressed-link.ts';

/**
 * After a navigation: the title of the screen, its heading focused and so read out (not on the first
 * load, where the browser reads by itself). A new screen begins at its top; Back, Forward and a reload
 * go where the page was left. What only changes the query stays where it is.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash, key } = useLocation();
  const href = pathname + search + hash;
  const way = useNavigationType();
  const name = routeOf(pathname);
  useDocumentTitle(name === undefined ? productName : routes[name].title);
  usePressedLink(key);
  useLayoutEffect(() => {
    const left = openEntry(key);
    const isFirst = isFirstEntry(key);
    // Set by web/public/comfort.js for the page before the first screen.
    delete document.documentElement.dataset['first'];
    if (noteScreen({ pathname, href })) arrive({ isFirst, way });
    // A new screen is at its top already: scrolling would make the browser lay it out twice.
    if (way !== 'POP' || (isFirst && left.page === 0 && left.area === 0)) return undefined;
    return scrollDownTo(left);
  }, [pathname, href, key, way]);
  return null;
}
