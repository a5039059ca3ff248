import { hrefOf } from '@caretrail/contract/access/routes';
import { brokenWords } from '../broken-words.ts';
import { expectNoSideways } from '../expect-fits.ts';
import { expect, test } from '../fixtures.ts';
import { type Answers, holdAnswers } from '../hold-answers.ts';
import { drawn, phone } from '../on-phone.ts';
import {
  administratorSettings,
  administratorViews,
  demoPatient,
  patientViews,
  screensOf,
} from '../page-views.ts';
import { visitorOf } from '../visitors.ts';
import { seenShifts, watchShifts } from '../watch-shifts.ts';
import type { Page } from '@playwright/test';

/** Cumulative layout shift: half of what counts as good. */
const most = 0.05;

const sizes = [phone.viewport, { width: 1440, height: 900 }] as const;

/** On a phone, and where the menu leaves little room. */
const narrow = [320, 390, 768, 801];

/** Opens a screen and lets its responses arrive one after the other, the last one asked for first. */
async function openSlowly(page: Page, answers: Answers, screen: string): Promise<void> {
  answers.forget();
  answers.decide('hold');
  await page.goto(screen);
  await answers.settled();
  const passed = new Set<string>();
  for (;;) {
    const name = [...answers.asked()].findLast((each) => !passed.has(each));
    if (name === undefined) break;
    passed.add(name);
    answers.pass(name);
    await answers.settled();
  }
  answers.decide('pass');
  await answers.settled();
}

async function expectWholeWords(page: Page, screen: string): Promise<void> {
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect.soft(await brokenWords(page), `${screen} at ${width} px`).toEqual([]);
    await expectNoSideways(page, width);
  }
}

async function expectStill(page: Page, screens: readonly string[]): Promise<void> {
  await watchShifts(page);
  const answers = await holdAnswers(page);
  for (const size of sizes) {
    for (const screen of screens) {
      // The screens as they open, and the sections of the profile.
      const isFirstView = !screen.includes('?') || screen.includes('section=');
      // What moves in a view of one thing does so on a phone, where all is below each other.
      if (size !== phone.viewport && !isFirstView) continue;
      const name = `${screen} at ${size.width} px`;
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await openSlowly(page, answers, screen);
        const { score, moved } = await seenShifts(page);
        expect.soft(score, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
        if (size === phone.viewport && isFirstView) await expectWholeWords(page, screen);
      });
    }
  }
}

test('nothing moves on any screen of a patient while its parts arrive, and no word is broken in two', async ({
  page,
  product,
  server,
}) => {
  await product.signInAgain(page, await demoPatient(page, server));
  const screens = screensOf('a patient', await patientViews(page));
  await expectStill(page, [...screens, hrefOf('settings')]);
});

test('nothing moves on any screen of an administrator while its parts arrive, and no word is broken in two', async ({
  page,
  product,
}) => {
  const who = 'an administrator';
  const { id } = await product.signIn(page, visitorOf(who).account ?? {});
  await expectStill(page, screensOf(who, { ...administratorViews(id), ...administratorSettings }));
});
