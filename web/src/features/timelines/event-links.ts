import { createContext, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { writePlace } from './place.ts';

/**
 * How the views lead to an event. A link of the router follows every change of the address; these are
 * hundreds, and the address changes while somebody types.
 */
export type EventLinks = {
  /** To be opened elsewhere: without the text searched for, which stays here. */
  readonly hrefOf: (id: string) => string;
  readonly open: (id: string) => void;
};

const Links = createContext<EventLinks | null>(null);
export const EventLinksPlace = Links.Provider;

export function useEventLinks(): EventLinks {
  const links = use(Links);
  if (links === null) throw new Error('A link to an event stands in a view of the events.');
  return links;
}

export function useMadeEventLinks(): EventLinks {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const before = `${pathname}${writePlace({ at: 'event', id: '' }, search)}`;
    return {
      hrefOf: (id) => `${before}${id}`,
      open: (id) =>
        void navigate({
          search: writePlace({ at: 'event', id }, location.search),
          hash: location.hash,
        }),
    };
  }, [pathname, search, navigate]);
}
