import { createContext, type MouseEvent, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A click that opens the link in this tab; with another button or a modifier key the browser opens it elsewhere. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * How the rows of a list open their records. A router link renders again on every change of the address; a list has
 * hundreds of rows, and the address changes while the user types.
 */
type RowLinks = {
  /** For another tab: without the search text, which stays in this one. */
  readonly hrefOf: (id: string) => string;
  readonly open: (id: string) => void;
};

const Links = createContext<RowLinks | null>(null);
export const RowLinksPlace = Links.Provider;

/** For the `<a>` of one record. */
export function useRowLink(id: string) {
  const links = use(Links);
  if (links === null) throw new Error('A link of a row stands in a list that says where it leads.');
  return {
    href: links.hrefOf(id),
    onClick: (click: MouseEvent): void => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      links.open(id);
    },
  };
}

/** `queryOf` adds the id to the query. It must be the same function on every render. */
export function useMadeRowLinks(queryOf: (id: string, search: string) => string): RowLinks {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const before = `${pathname}${queryOf('', search)}`;
    return {
      hrefOf: (id) => `${before}${id}`,
      open: (id) => void navigate({ search: queryOf(id, location.search), hash: location.hash }),
    };
  }, [pathname, search, navigate, queryOf]);
}
