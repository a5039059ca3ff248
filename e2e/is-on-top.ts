/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

/** Whether the middle of an element can be pressed, or something lies over it. */
export const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && node.contains(found);
  });
