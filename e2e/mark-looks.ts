/// <reference lib="dom" />

/** What axe measures the contrast of: set by markLooks. */
export const lookMark = 'data-look';

type Wanted = {
  readonly mark: string;
  /** Looks that were measured before; null marks every text. */
  readonly known: readonly string[] | null;
};

/**
 * Marks text to measure, in the page, and answers the looks that it stands for. Text of one colour, size and weight on
 * the same grounds has one contrast, wherever it stands: of each look that is new, the first, the middle and the last.
 */
export function markLooks({ mark, known }: Wanted): string[] {
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
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
  const texts = [...document.querySelectorAll('body *')].filter(hasText);
  const looks = Map.groupBy(texts, lookOf);
  for (const look of known ?? []) looks.delete(look);
  for (const alike of looks.values()) {
    const some = [alike[0], alike[Math.floor(alike.length / 2)], alike.at(-1)];
    for (const element of known === null ? alike : some) element?.setAttribute(mark, '');
  }
  return [...looks.keys()];
}
