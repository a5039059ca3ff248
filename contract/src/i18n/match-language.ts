import type { LanguageFacts } from './current-language.ts';

/** 'de-AT, de;q=0.9, en;q=0.5' → ['de-AT', 'de', 'en']: what a reader understands, best first. */
export const languagesAccepted = (header: string): readonly string[] =>
  header
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';').map((part) => part.trim());
      return { tag, weight: quality?.startsWith('q=') === true ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The first that is offered, whatever its country: 'de-AT' reads 'de'. Undefined if none is. */
export function matchLanguage(
  wanted: readonly string[],
  offered: readonly LanguageFacts[],
): LanguageFacts | undefined {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const [language] = lower.split('-');
    const found =
      offered.find((each) => each.tag.toLowerCase() === lower) ??
      offered.find((each) => each.tag.toLowerCase() === language);
    if (found !== undefined) return found;
  }
  return undefined;
}
