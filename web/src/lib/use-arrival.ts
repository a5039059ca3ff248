import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrive, isFirstEntry } from './arrive.ts';
import { documentTitle } from './use-document-title.ts';

/** The first place of this document is read out by the browser itself. */
let hasArrived = false;

/**
 * A place within a route is a screen of its own though only the query changes: its title, its top,
 * and its heading focused and so read out.
 */
export function useArrival(title: string): void {
  const way = useRef(useNavigationType());
  const entry = useRef(useLocation().key);
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
  useLayoutEffect(() => {
    arrive({ isFirst: !hasArrived && isFirstEntry(entry.current), way: way.current });
    hasArrived = true;
  }, []);
}
