/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isOnPhone, onPhone } from './on-phone.ts';

type Scheme = 'light' | 'dark';
const both: readonly Scheme[] = ['light', 'dark'];

/** WCAG 2.2 AA and best practice, and AAA contrast for text: what holds that holds the contrast of AA, the dearest rule. */
const everything: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
};

/** All of axe that looks at colours: a theme changes nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

type WithAxe = Window & { axe?: typeof axe };

// The small build: `axe.source` is twice as long, and each page that is looked at gets it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe in the page itself: what its own builder does around it, a second page for each run, costs four times as much. */
async function violationsIn(page: Page, within: string, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async ([part, how]) => {
      const { axe: here } = window as WithAxe;
      if (!here) throw new Error('axe is not in the page.');
      const { violations } = await here.run(part, how);
      return violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ target }) => String(target)).join(' ')}`,
      );
    },
    [within, options] as const,
  );
}

/** No violation at the size that the page has. */
export async function expectAxeClean(
  page: Page,
  schemes: readonly Scheme[] = both,
  within = 'html',
): Promise<void> {
  // A page that is still on its way has nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violationsIn(page, within, at === 0 ? everything : colours);
    expect(found.map((each) => `${colorScheme}: ${each}`)).toEqual([]);
  }
}

/** No violation in the light and the dark theme, as the page stands and then on a phone. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = both,
  within = 'html',
): Promise<void> {
  await expectAxeClean(page, schemes, within);
  if (!isOnPhone(page)) await onPhone(page, () => expectAxeClean(page, schemes, within));
}
