import { type RefObject, useLayoutEffect } from 'react';

/** Nothing of the page may stay hidden under the panel: it can be scrolled past, and the focus never goes there. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const measure = new ResizeObserver(() => {
      const room = `${element.offsetHeight + 32}px`;
      page.scrollPaddingBottom = room;
      body.paddingBottom = room;
    });
    measure.observe(element);
    return () => {
      measure.disconnect();
      page.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [panel]);
}
