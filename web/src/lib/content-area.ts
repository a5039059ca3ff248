/** §9: the content below a page header. Above 800 px it scrolls by itself, otherwise with the page. */
export const contentAreaMark = 'data-content-area';

export const isContentArea = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.hasAttribute(contentAreaMark);

/** The content area, if it scrolls by itself. */
export function contentArea(): HTMLElement | null {
  const area = document.querySelector<HTMLElement>(`[${contentAreaMark}]`);
  return area !== null && getComputedStyle(area).overflowY === 'auto' ? area : null;
}

/** The element that scrolls it: the content area or the page. */
export function scrollerOf(element: Element): Element {
  const area = contentArea();
  return area?.contains(element) ? area : (document.scrollingElement ?? document.documentElement);
}

/**
 * Scrolls the beginning of a part to the top of its scroll container. The header above a content area stays visible.
 */
export function scrollToStart(element: HTMLElement): void {
  const area = contentArea();
  if (!area?.contains(element)) element.scrollIntoView({ block: 'start' });
  else area.scrollTop += element.getBoundingClientRect().top - area.getBoundingClientRect().top;
}
