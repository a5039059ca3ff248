/// <reference lib="dom" />
import { pseudoLanguage, pseudoMarks } from '@caretrail/contract/i18n/pseudo';
import type { Page } from '@playwright/test';

/** All texts in the answers to a page: what it shows of them is data, and not translated. */
export function collectAnswers(page: Page): ReadonlySet<string> {
  const said = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) said.add(line.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    // A download, or an answer that is gone with its page, says nothing.
    response.json().then(add, () => undefined);
  });
  return said;
}

/** Texts and names on the page that have letters outside the marks of the pseudo-language. */
const outsideMarks = (page: Page): Promise<string[]> =>
  page.evaluate(({ start, end }) => {
    const found: string[] = [];
    let depth = 0;
    const outside = (text: string, startDepth: number): [string, number] => {
      let [kept, at] = ['', startDepth];
      for (const sign of text) {
        if (sign === start) at += 1;
        else if (sign === end) at -= 1;
        else if (at === 0) kept += sign;
      }
      return [kept, at];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        element === null ||
        element.closest('script, style, noscript, svg, pre, [lang]:not(html)')
      )
        continue;
      const [kept, after] = outside(node.textContent ?? '', depth);
      depth = after;
      if (/\p{L}{2}/u.test(kept) && element.checkVisibility()) found.push(kept.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const [kept] = outside(element.getAttribute(name) ?? '', 0);
        if (/\p{L}{2}/u.test(kept)) found.push(kept.trim());
      }
    }
    return found;
  }, pseudoMarks);

/** What `Intl` writes in the locale of the pseudo-language: days, months and relative times are not in the catalogue. */
const writtenByIntl = (): string[] => {
  const { locale } = pseudoLanguage;
  const days = Array.from({ length: 31 }, (_, day) => new Date(2026, 0, 1 + day));
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
  const lengths = ['long', 'short'] as const;
  const weekdays = days.map((day) => day.toLocaleDateString(locale, { weekday: 'long' }));
  const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  const relative = new Intl.RelativeTimeFormat(locale);
  return [
    ...[2, 3, 9].flatMap((letters) => weekdays.map((day) => day.slice(0, letters))),
    // §2.7 writes some dates as in the United States.
    ...[locale, 'en-US'].flatMap((each) =>
      lengths.flatMap((month) => months.map((day) => day.toLocaleDateString(each, { month }))),
    ),
    ...units.flatMap((unit) => [-2, -1, 1, 2].map((count) => relative.format(count, unit))),
  ];
};

/** The date fields come with their own words in every language but this one. */
const ofDateFields = ['dd', 'mm', 'yyyy', 'day', 'month', 'year', 'hour', 'minute', 'Calendar'];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const known = new Set([...writtenByIntl(), ...ofDateFields, 'Caretrail', 'https'].flatMap(wordsIn));

/** What a reader of the pseudo-language would see untranslated. */
export async function untranslated(page: Page, said: ReadonlySet<string>): Promise<string[]> {
  const stored = await page.evaluate(() => Object.values(localStorage).join('\n'));
  const data = new Set([...said, stored].flatMap(wordsIn));
  return (await outsideMarks(page)).filter((text) =>
    wordsIn(text).some((word) => !known.has(word) && !data.has(word)),
  );
}
