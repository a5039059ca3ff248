/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect-visible.ts';

/** The words that a person sees on this screen: those of its main part, in view or below. */
const wordsOf = async (page: Page): Promise<number> => {
  const text = await page.getByRole('main').innerText();
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

/** Walks as a person does, and counts: each screen, each press on a control or into a field, each word. */
export function countingWalk(page: Page) {
  const screens: { readonly name: string; readonly words: number }[] = [];
  let taps = 0;
  return {
    /** A screen is there once `sign` is; it is counted as it looks then. */
    async see(name: string, sign: Locator): Promise<void> {
      await expect(sign).toBeVisible();
      screens.push({ name, words: await wordsOf(page) });
    },
    async tap(control: Locator): Promise<void> {
      await control.tap();
      taps += 1;
    },
    /** Into the field that has the focus: the keys of a keyboard are no taps. */
    type: (text: string): Promise<void> => page.keyboard.type(text),
    counted: () => ({
      screens,
      taps,
      words: screens.reduce((sum, { words }) => sum + words, 0),
    }),
  };
}
