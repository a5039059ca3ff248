/// <reference lib="dom" />
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Sentences that say that something is empty. */
const saysNothing =
  /^(?:no|nothing|none|nobody|nowhere|never|not|there (?:is|are) no|you have (?:no|not))\b.|(?:is|are) (?:empty|off)\b|\bno entry\b|is not here$|^we cannot find\b|will (?:stand|show) here/i;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Choices, buttons and rules: they say nothing about the data. */
const otherwise = new Set([
  'No motion',
  'No place',
  'No step-free access',
  'No longer used',
  'No, change something',
  'Not given',
  'Not now',
  'Not started yet',
  'Not got the email? Check your spam folder.',
]);

/** From every texts module, so that those of a new screen are included. */
async function nothingSentences(): Promise<ReadonlySet<string>> {
  const files = globSync('{web,contract}/src/**/*texts.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const found = modules.flatMap((each: object) => textsIn({ ...each }));
  return new Set(found.filter((text) => saysNothing.test(text) && !otherwise.has(text)));
}

export const sentences = await nothingSentences();

/** All lines of text on the page. The options of a list are not lines. */
const linesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter((each) => !['OPTION', 'SCRIPT', 'STYLE'].includes(each.tagName))
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3))
      .filter((each) => each.checkVisibility())
      .map((each) => (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  );

/** Zero counts: '0 places', '0 of 3 taken'. */
const countsNothing = /\b0 (?:of \d+ )?[a-z]{3,}/;

/** What the page claims to be empty. */
export async function emptyClaims(page: Page): Promise<string[]> {
  const lines = await linesOn(page);
  const empty = await page.locator('[data-empty]').allInnerTexts();
  return [
    ...lines.filter((line) => sentences.has(line) || countsNothing.test(line)),
    ...empty.map((text) => `an empty list: ${text}`),
  ];
}
