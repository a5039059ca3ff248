import { useLayoutEffect } from 'react';
import { bringIntoSight } from './scroll-aim.ts';

/** Links to a record have one of these attributes: `data-event`, `data-file`, `data-location`, `data-user`. */
type What = 'event' | 'file' | 'location' | 'user';

/** Of several links one may be hidden, as in a month on a phone. */
const linkTo = (what: What, id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-${what}="${CSS.escape(id)}"]`)].find(
    (link) => link.getClientRects().length > 0,
  );

/** After coming back from a record, by a link or the browser's Back, its row is focused and visible. */
export function useFocusOpened(what: What, id: string | null): void {
  useLayoutEffect(
    () => (id === null ? undefined : bringIntoSight(() => linkTo(what, id))),
    [what, id],
  );
}
