/// <reference lib="dom" />
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Sentences that say that there is nothing. */
const saysNothing =
  /^(?:no|nothing|none|nobody|nowhere|never|not|there (?:is|are) no|you have (?:no|not))\b.|(?:is|are) (?:empty|off)\b|\bno entry\b|is not here$|^we cannot find\b|will (?:stand|show) here/i;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Choices, buttons and rules: they say nothing about what there is. */
const otherwise = new Set([
  'No motion',
  'No place',
  'No longer a favourite',
  'No longer used',
  'No, change something',
  'Nobody is told about you. You can change this at any time.',
  'Not now',
  'Nothing arrived? Please look in the spam folder too.',
]);

/** From every module of texts, so that one of a new screen is among them. */
async function nothingSentences(): Promise<ReadonlySet<string>> {
  const files = globSync('{web,contract}/src/**/*texts.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const found = modules.flatMap((each: object) => textsIn({ ...each }));
  return new Set(found.filter((text) => saysNothing.test(text) && !otherwise.has(text)));
}

export const sentences = await nothingSentences();

/** All that stands on the page as a line of its own. What could be chosen in a list is not said. */
const linesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter((each) => !['OPTION', 'SCRIPT', 'STYLE'].includes(each.tagName))
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3))
      .filter((each) => each.checkVisibility())
      .map((each) => (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  );

/** Counts of nothing: '0 places', '0 of 3 taken'. */
const countsNothing = /\b0 (?:of \d+ )?[a-z]{3,}/;

/** What the page says that there is none of. */
export async function saidOfNothing(page: Page): Promise<string[]> {
  const lines = await linesOn(page);
  const empty = await page.locator('[data-empty]').allInnerTexts();
  return [
    ...lines.filter((line) => sentences.has(line) || countsNothing.test(line)),
    ...empty.map((text) => `an empty list: ${text}`),
  ];
}
