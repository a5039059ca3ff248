/// <reference lib="dom" />
import { pseudoMarks } from '@caretrail/contract/i18n/pseudo';
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
      if (element === null || element.closest('script, style, noscript, [lang]:not(html)'))
        continue;
      const [kept, after] = outside(node.textContent ?? '', depth);
      depth = after;
      if (/\p{L}{2}/u.test(kept) && element.checkVisibility()) found.push(kept.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const [kept] = outside(element.getAttribute(name) ?? '', 0);
        if (/\p{L}{2}/u.test(kept)) found.push(`${name}: ${kept.trim()}`);
      }
    }
    return found;
  }, pseudoMarks);

/** Names of days, months, units and products are the same in every language, or come from `Intl`. */
const known = new Set(
  [
    ...Array.from({ length: 12 }, (_, month) =>
      ['long', 'short'].map((length) =>
        new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en-GB', {
          month: length as 'long' | 'short',
        }),
      ),
    ).flat(),
    ...Array.from({ length: 7 }, (_, day) =>
      ['long', 'short'].map((length) =>
        new Date(Date.UTC(2026, 0, 4 + day)).toLocaleDateString('en-GB', {
          weekday: length as 'long' | 'short',
        }),
      ),
    ).flat(),
    'Caretrail',
    'Mo',
    'Tu',
    'We',
    'Th',
    'Fr',
    'Sa',
    'Su',
  ].map((word) => word.toLowerCase()),
);

/** What a reader of the pseudo-language would see untranslated. */
export async function untranslated(page: Page, said: ReadonlySet<string>): Promise<string[]> {
  const data = [...said].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  return (await outsideMarks(page)).filter((text) => {
    let left = text;
    for (const each of data) if (left.includes(each)) left = left.replaceAll(each, ' ');
    return (left.match(/\p{L}{2,}/gu) ?? []).some((word) => !known.has(word.toLowerCase()));
  });
}
