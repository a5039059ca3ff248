/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect-visible.ts';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { cleanLooks } from './clean-looks.ts';
import { lookMark, markLooks } from './mark-looks.ts';
import { expectFits, expectNoSideways } from './expect-fits.ts';
import { isOnPhone, narrowest, onPhone } from './on-phone.ts';

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

/** The dearest after contrast; the phone that follows, where all stands closer, has it. */
const beforePhone: RunOptions = {
  ...everything,
  rules: { ...everything.rules, 'target-size': { enabled: false } },
};

/** What a narrow screen can change: sizes, what scrolls, what is hidden or stands there instead. */
const layout: RunOptions = {
  runOnly: {
    type: 'rule',
    values: [
      ...contrast,
      'target-size',
      'scrollable-region-focusable',
      'aria-hidden-focus',
      'region',
      'heading-order',
      'page-has-heading-one',
      'landmark-unique',
      'landmark-one-main',
      'button-name',
      'link-name',
      'label',
      'link-in-text-block',
      'list',
      'listitem',
      'th-has-data-cells',
    ],
  },
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

/** axe in the page itself: what its own builder does around it, a second page for each run, costs four times as much. */
async function violationsIn(
  page: Page,
  { within, isWhole }: Part,
  options: RunOptions,
): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  const known = isWhole ? null : cleanLooks.all();
  const looks = await page.evaluate(markLooks, { mark: lookMark, known });
  if (options === colours && looks.length === 0) return [];
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
  if (found.length === 0 && within === 'html') cleanLooks.add(looks);
  return found;
}

type Look = {
  readonly schemes: readonly Scheme[];
  readonly within?: string;
  readonly isWhole?: boolean;
  readonly rules?: RunOptions;
};

async function expectClean(page: Page, look: Look): Promise<void> {
  const { schemes, within = 'html', isWhole = false, rules = everything } = look;
  // A page that is still on its way has nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What lies over a text does so in every theme: one is enough to find it.
    const part = { within, isWhole: isWhole && at === 0 };
    const found = await violationsIn(page, part, at === 0 ? rules : colours);
    expect(found.map((each) => `${colorScheme}: ${each}`)).toEqual([]);
  }
}

/** No violation at the size that the page has; on a desktop the contrast of every text. */
export const expectAxeClean = (page: Page): Promise<void> =>
  expectClean(page, { schemes: both, isWhole: !isOnPhone(page) });

/** What another size of the same page can break. */
export const expectLayoutClean = (page: Page): Promise<void> =>
  expectClean(page, { schemes: ['light'], rules: layout });

/** No violation in the light and the dark theme, as the page stands and then on the narrowest phone, which it fits. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = both,
  within = 'html',
): Promise<void> {
  const look = { schemes, within };
  if (isOnPhone(page)) {
    await expectClean(page, look);
    return expectFits(page, narrowest.width);
  }
  await expectClean(page, { ...look, rules: beforePhone });
  await onPhone(
    page,
    async () => {
      await expectNoSideways(page, narrowest.width);
      await expectClean(page, { ...look, rules: layout });
    },
    narrowest,
  );
}
