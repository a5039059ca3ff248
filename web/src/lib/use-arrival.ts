import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrive, isFirstEntry } from './arrive.ts';
import { documentTitle } from './use-document-title.ts';

/** The browser itself announces the first screen of a document. */
let hasArrived = false;

/**
 * A view within a route is a screen although only the query changes: sets its title, scrolls to its top and focuses its
 * heading, so that it is announced. The title is that of the kind of screen, never that of a record: the browser writes
 * it to its history.
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
