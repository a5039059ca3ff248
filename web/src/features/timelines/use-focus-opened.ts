import { useLayoutEffect } from 'react';
import { bringIntoSight } from '../../lib/scroll-aim.ts';

/** Of the links to an event one may be out of sight, as in a month on a phone. */
const linkTo = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-event="${CSS.escape(id)}"]`)].find(
    (link) => link.getClientRects().length > 0,
  );

/** Back from an event, by its link or the browser's own Back: its row has the focus and is in sight. */
export function useFocusOpened(id: string | null): void {
  useLayoutEffect(() => (id === null ? undefined : bringIntoSight(() => linkTo(id))), [id]);
}
