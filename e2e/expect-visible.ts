import { expect as builtIn, type ExpectMatcherState, type Locator } from '@playwright/test';

/** With more time than this Playwright looks every half second only, with less every 100 ms. */
const oftenFor = 2_400;

/** Whether it is so in time; it waits without inspecting the rest of the page. */
const waited = async (
  locator: Locator,
  state: 'attached' | 'visible' | 'hidden',
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

type Verdict = { pass: boolean; message: () => string };

const verdict = async (isNot: boolean, asked: Promise<void>): Promise<Verdict> => {
  const failure = await asked.then(
    () => null,
    (error: Error) => error.message,
  );
  return { pass: (failure === null) !== isNot, message: () => failure ?? '' };
};

/** Like the built-in one of this name, which builds that tree also as long as there is no such element. */
const whenThere = (
  name: 'toBeFocused' | 'toContainText' | 'toHaveAttribute' | 'toHaveText' | 'toHaveValue',
) =>
  async function askWhenThere(
    this: ExpectMatcherState,
    locator: Locator,
    ...args: readonly unknown[]
  ): Promise<Verdict> {
    const { isNot } = this;
    // A list of texts is about any number of elements.
    if (!isNot && !Array.isArray(args[0])) await waited(locator, 'attached', oftenFor);
    const expected = isNot ? builtIn(locator).not : builtIn(locator);
    const ask = expected[name].bind(expected) as (...all: readonly unknown[]) => Promise<void>;
    return verdict(isNot, ask(...args));
  };

export const expect = builtIn.extend({
  toBeVisible,
  toBeFocused: whenThere('toBeFocused'),
  toContainText: whenThere('toContainText'),
  toHaveAttribute: whenThere('toHaveAttribute'),
  toHaveText: whenThere('toHaveText'),
  toHaveValue: whenThere('toHaveValue'),
}) as typeof builtIn;
