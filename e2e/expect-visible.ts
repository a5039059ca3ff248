import { expect as builtIn, type ExpectMatcherState, type Locator } from '@playwright/test';

/** With more time than this Playwright looks every half second only, with less every 100 ms. */
const oftenFor = 2_400;

/** Whether it appears, or disappears, in time; it waits without inspecting the rest of the page. */
const waited = async (
  locator: Locator,
  state: 'visible' | 'hidden',
  timeout: number,
): Promise<boolean> => {
  const isSo = (within: number): Promise<boolean> =>
    locator.waitFor({ state, timeout: within }).then(
      () => true,
      () => false,
    );
  if (await isSo(Math.min(timeout, oftenFor))) return true;
  return timeout > oftenFor && isSo(timeout - oftenFor);
};

/** Like the built-in one, which builds a tree of the whole page for each failed attempt: 5 % of all our CPU time. */
async function toBeVisible(
  this: ExpectMatcherState,
  locator: Locator,
  options: { timeout?: number; visible?: never } = {},
): Promise<{ pass: boolean; message: () => string }> {
  const { isNot } = this;
  const { timeout = this.timeout } = options;
  if (await waited(locator, isNot ? 'hidden' : 'visible', timeout)) {
    return { pass: !isNot, message: () => '' };
  }
  // Only to say what is wrong.
  const expected = isNot ? builtIn(locator).not : builtIn(locator);
  const failure = await expected.toBeVisible({ timeout: 1 }).then(
    () => 'It came too late.',
    (error: Error) => error.message,
  );
  return { pass: isNot, message: () => `Waited ${timeout} ms; then:\n${failure}` };
}

export const expect = builtIn.extend({ toBeVisible });
