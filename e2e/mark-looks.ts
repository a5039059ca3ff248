/// <reference lib="dom" />

/** What axe measures the contrast of: set by markLooks. */
export const lookMark = 'data-look';

type WithLooks = Window & { looks?: Map<string, Element[]> };

/**
 * The styles of the text, in the page. Text of one colour, size and weight on the same backgrounds has one contrast,
 * regardless of its place.
 */
export function findLooks(): string[] {
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** What lies behind an element because it is inside something, and what it is seen through. */
  const groundOf = (element: Element | null): string => {
    const ready = grounds.get(element);
    if (ready !== undefined || element === null) return ready ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
    ].join('');
    const ground = groundOf(element.parentElement) + (own && `/${own}`);
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return `${color} ${fontSize} ${fontWeight} ${textShadow} ${groundOf(element)}`;
  };
  /** What axe leaves out has not been found to be clean. */
  const isMeasured = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    return isShown && !element.closest(':disabled, [aria-disabled="true"]');
  };
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) => hasText(element) && isMeasured(element),
  );
  const looks = Map.groupBy(texts, lookOf);
  (window as WithLooks).looks = looks;
  return [...looks.keys()];
}

type Marked = {
  readonly mark: string;
  readonly wanted: readonly string[];
  /** Every text of a look; else the first, the middle and the last. */
  readonly isWhole: boolean;
};

/** Marks the text of the wanted styles, of those that were found last. */
export function markLooks({ mark, wanted, isWhole }: Marked): void {
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  for (const look of wanted) {
    const alike = (window as WithLooks).looks?.get(look) ?? [];
    const some = [alike[0], alike[Math.floor(alike.length / 2)], alike.at(-1)];
    for (const element of isWhole ? alike : some) element?.setAttribute(mark, '');
  }
}
