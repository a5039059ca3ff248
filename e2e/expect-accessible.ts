/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { lookMark, markLooks } from './mark-looks.ts';
import { isOnPhone, onPhone } from './on-phone.ts';

type Scheme = 'light' | 'dark';
const both: readonly Scheme[] = ['light', 'dark'];

/** The rule of AAA leaves to the rule of AA what fails both. They are the dearest: held to the text that is marked. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];
const ofMarked = contrast.map((id) => ({ id, selector: `[${lookMark}]` }));

/** WCAG 2.2 AA and best practice, and AAA contrast for text. */
const everything: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
};

/** All of axe that looks at colours: a theme changes nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: [...contrast, 'link-in-text-block'] },
  resultTypes: ['violations'],
};

type WithAxe = Window & { axe?: typeof axe };

// The small build: `axe.source` is twice as long, and each page that is looked at gets it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `isWhole` measures the contrast of every text, not only of looks that are new. */
type Part = { readonly within: string; readonly isWhole: boolean };

/** Looks of text whose contrast was found to be enough, by this worker. */
const cleanLooks = new Set<string>();

/** axe in the page itself: what its own builder does around it, a second page for each run, costs four times as much. */
async function violationsIn(
  page: Page,
  { within, isWhole }: Part,
  options: RunOptions,
): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  const known = isWhole ? null : [...cleanLooks];
  const looks = await page.evaluate(markLooks, { mark: lookMark, known });
  const found = await page.evaluate(
    async ([part, how, rules]) => {
      const { axe: here } = window as WithAxe;
      if (!here) throw new Error('axe is not in the page.');
      here.configure({ rules: [...rules] });
      const { violations } = await here.run(part, how);
      return violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ target }) => String(target)).join(' ')}`,
      );
    },
    [within, options, ofMarked] as const,
  );
  if (found.length === 0 && within === 'html') for (const look of looks) cleanLooks.add(look);
  return found;
}

async function expectClean(page: Page, schemes: readonly Scheme[], part: Part): Promise<void> {
  // A page that is still on its way has nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violationsIn(page, part, at === 0 ? everything : colours);
    expect(found.map((each) => `${colorScheme}: ${each}`)).toEqual([]);
  }
}

/** No violation at the size that the page has, whatever text is measured. */
export const expectAxeClean = (page: Page, schemes: readonly Scheme[] = both): Promise<void> =>
  expectClean(page, schemes, { within: 'html', isWhole: true });

/** No violation in the light and the dark theme, as the page stands and then on a phone. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = both,
  within = 'html',
): Promise<void> {
  const part = { within, isWhole: false };
  await expectClean(page, schemes, part);
  if (!isOnPhone(page)) await onPhone(page, () => expectClean(page, schemes, part));
}
