const canScroll = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight &&
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

function scrollerOf(element: HTMLElement): Element | null {
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    if (canScroll(each)) return each;
  return document.scrollingElement;
}

/** Makes a change that moves everything, and scrolls so that the element stays under the finger. */
export function stayInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const settle = (): void => {
    // `instant`: smooth scrolling would be too late.
    const by = element.getBoundingClientRect().top - before;
    if (Math.abs(by) >= 1) scrollerOf(element)?.scrollBy({ top: by, behavior: 'instant' });
  };
  settle();
  // The browser may have scrolled too, to keep something else in place.
  requestAnimationFrame(() => requestAnimationFrame(settle));
}
