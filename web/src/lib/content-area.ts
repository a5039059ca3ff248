/** §9: what stands under a page header. Over 800 px wide it scrolls by itself, else with the page. */
export const contentAreaMark = 'data-content-area';

export const isContentArea = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.hasAttribute(contentAreaMark);

/** The content area, where it scrolls by itself. */
export function contentArea(): HTMLElement | null {
  const area = document.querySelector<HTMLElement>(`[${contentAreaMark}]`);
  return area !== null && getComputedStyle(area).overflowY === 'auto' ? area : null;
}

/** What scrolls an element: the content area, or the page. */
export function scrollerOf(element: Element): Element {
  const area = contentArea();
  return area?.contains(element) ? area : (document.scrollingElement ?? document.documentElement);
}

/** Brings the beginning of a part to the top of what scrolls it. The header above a content area stays. */
export function scrollToStart(element: HTMLElement): void {
  const area = contentArea();
  if (!area?.contains(element)) element.scrollIntoView({ block: 'start' });
  else area.scrollTop += element.getBoundingClientRect().top - area.getBoundingClientRect().top;
}
