import { createContext, type MouseEvent, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Meant for this tab; with another button or a key held down the browser opens a link elsewhere. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * How the rows of a list lead to their records. A link of the router follows every change of the
 * address; these are hundreds, and the address changes while somebody types.
 */
type RowLinks = {
  /** To be opened elsewhere: without the text searched for, which stays here. */
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

/** `queryOf` writes the id at the end of the query. It has to be the same function every time. */
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
