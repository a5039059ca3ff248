/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect-visible.ts';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { cleanLooks } from './clean-looks.ts';
import { findLooks, lookMark, markLooks } from './mark-looks.ts';
import { narrowSuspects } from './narrow-suspects.ts';
import { expectFits, expectNoSideways } from './expect-fits.ts';
import { isOnPhone, narrowest, onPhone } from './on-phone.ts';

type Scheme = 'light' | 'dark';
const both: readonly Scheme[] = ['light', 'dark'];

/** The AAA rule leaves to the AA rule what fails both. They are the most expensive: limited to the marked text. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];
const ofMarked = contrast.map((id) => ({ id, selector: `[${lookMark}]` }));

/** The next most expensive: elements that have the 24 px of WCAG by themselves are left out, and so is what lies over them. */
const smallMark = 'data-small';
const targetsOf = (isEach: boolean) => ({
  id: 'target-size',
  selector: isEach ? '*' : `[${smallMark}]`,
});

/** WCAG 2.2 AA and best practice, and AAA contrast for text. */
const everything: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
};

/** What a narrow screen can change: sizes, scrolling, hidden and replaced elements. */
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

/** What another width can break in a state of a screen; that every screen is whole there: languages.spec.ts. */
const narrowState: RunOptions = {
  runOnly: {
    type: 'rule',
    values: [
      ...contrast,
      'target-size',
      'scrollable-region-focusable',
      'aria-hidden-focus',
      'button-name',
      'link-name',
      'label',
    ],
  },
  resultTypes: ['violations'],
};

/** What a size does to targets and to what scrolls. */
const reach: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
  resultTypes: ['violations'],
};

/** All axe rules about colours: a theme changes nothing else. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: [...contrast, 'link-in-text-block'] },
  resultTypes: ['violations'],
};

type WithAxe = Window & { axe?: typeof axe };

// The small build: `axe.source` is twice as long, and is injected again into each checked page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * `isWhole` measures the contrast of every text, not only of looks that are new; `isEachTarget` looks at what lies over
 * targets that are large enough, too.
 */
type Part = {
  readonly within: string;
  readonly isWhole: boolean;
  readonly isEachTarget: boolean;
};

/** In the page; null where axe has not been injected yet. */
async function runAxe([part, how, rules, small]: readonly [
  string,
  RunOptions,
  typeof ofMarked,
  string,
]): Promise<string[] | null> {
  const { axe: here } = window as WithAxe;
  if (!here) return null;
  const targets = 'a, button, input, select, summary, textarea, [role], [tabindex]';
  for (const each of document.querySelectorAll(targets)) {
    const { width, height } = each.getBoundingClientRect();
    const least = Math.min(width, height);
    // Elements of at most one pixel are hidden, or for screen readers alone: they cannot be pressed.
    each.toggleAttribute(small, least > 1 && least < 24);
  }
  // Rows far out of sight have no size of their own: axe would find their links over what follows them.
  const drawAll = new CSSStyleSheet();
  drawAll.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(drawAll);
  // Without the HTML of each element, which is not used here.
  here.configure({ rules: [...rules], noHtml: true });
  const { violations } = await here.run(part, how);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== drawAll);
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ target }) => String(target)).join(' ')}`,
  );
}

/** axe in the page itself: what its own builder does around it, a second page for each run, costs four times as much. */
async function violationsIn(
  page: Page,
  { within, isWhole, isEachTarget }: Part,
  options: RunOptions,
): Promise<string[]> {
  const all = options === reach ? [] : await page.evaluate(findLooks);
  const looks = isWhole ? all : cleanLooks.without(all);
  if (options === colours && looks.length === 0) return [];
  if (options === narrowState && looks.length === 0 && (await narrowSuspects(page)).length === 0)
    return [];
  if (options !== reach) {
    await page.evaluate(markLooks, { mark: lookMark, wanted: looks, isWhole });
  }
  const rules = [...ofMarked, targetsOf(isEachTarget)];
  const run = () => page.evaluate(runAxe, [within, options, rules, smallMark] as const);
  let found = await run();
  if (found === null) {
    await page.evaluate(source);
    found = await run();
  }
  if (found === null) throw new Error('axe is not in the page.');
  if (found.length === 0 && within === 'html') cleanLooks.add(looks);
  return found;
}

type Look = {
  readonly schemes: readonly Scheme[];
  readonly within?: string;
  readonly isWhole?: boolean;
  readonly isEachTarget?: boolean;
  readonly rules?: RunOptions;
};

async function expectClean(page: Page, look: Look): Promise<void> {
  const { schemes, within = 'html', isWhole = false, isEachTarget = false } = look;
  const { rules = everything } = look;
  // A page that is still loading has nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What lies over a text does so in every theme: one is enough to find it.
    const part = { within, isWhole: isWhole && at === 0, isEachTarget };
    // More than once: on a busy machine, an element can change while it is checked.
    await expect
      .poll(async () => {
        const found = await violationsIn(page, part, at === 0 ? rules : colours);
        return found.map((each) => `${colorScheme}: ${each}`);
      })
      .toEqual([]);
  }
}

/** What axe finds as the page stands, asked once: for a test of the check itself. */
export const axeFindings = (page: Page): Promise<string[]> =>
  violationsIn(page, { within: 'html', isWhole: false, isEachTarget: false }, everything);

/** No violation at the size that the page has: on a desktop of any rule, with the contrast of every text; on a phone of what it can break. */
export const expectAxeClean = (page: Page): Promise<void> => {
  const isPhone = isOnPhone(page);
  const rules = isPhone ? layout : everything;
  return expectClean(page, { schemes: both, isWhole: !isPhone, isEachTarget: true, rules });
};

/** What another size of the same page can break. */
export const expectLayoutClean = (page: Page): Promise<void> =>
  expectClean(page, { schemes: ['light'], isEachTarget: true, rules: layout });

/** Targets that can be hit, and regions that can be scrolled, at the size that the page has: it changes neither names nor colours. */
export const expectNoOverlap = (page: Page): Promise<void> =>
  expectClean(page, { schemes: ['light'], isEachTarget: true, rules: reach });

/** No violation in both themes as the page stands: for a view that languages.spec.ts shows at 320 px. */
export const expectAccessibleHere = (page: Page): Promise<void> =>
  expectClean(page, { schemes: both });

/** No violation in the light and the dark theme as the page stands, nor in the dark on the narrowest phone, which it fits. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = both,
  within = 'html',
): Promise<void> {
  if (isOnPhone(page)) {
    await expectClean(page, { schemes, within });
    return expectFits(page);
  }
  await expectClean(page, { schemes: schemes.slice(0, 1), within });
  const last = schemes.slice(-1);
  await onPhone(
    page,
    async () => {
      await expectNoSideways(page, narrowest.width);
      await expectClean(page, { schemes: last, within, rules: narrowState });
    },
    narrowest,
  );
  // The other theme after it: what was narrow as well has been measured there.
  if (schemes.length > 1) await expectClean(page, { schemes: last, within, rules: colours });
}
