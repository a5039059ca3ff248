import { useLayoutEffect } from 'react';
import { bringIntoSight } from './scroll-aim.ts';

/** What leads to a record says so: `data-event`, `data-file`, `data-location`, `data-user`. */
type What = 'event' | 'file' | 'location' | 'user';

/** Of several links one may be out of sight, as in a month on a phone. */
const linkTo = (what: What, id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-${what}="${CSS.escape(id)}"]`)].find(
    (link) => link.getClientRects().length > 0,
  );

/** Back from a record, by its link or the browser's own Back: its row has the focus and is in sight. */
export function useFocusOpened(what: What, id: string | null): void {
  useLayoutEffect(
    () => (id === null ? undefined : bringIntoSight(() => linkTo(what, id))),
    [what, id],
  );
}
