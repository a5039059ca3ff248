import type { Page } from '@playwright/test';

/** What is too small on a page: text under 16 px, targets under 44 px. As sentences, so that a failure says what to fix. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // One pixel: for screen readers; a skip link becomes visible when it has the focus.
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    /** WCAG 2.5.8: a link inside a sentence is as high as its line. */
    const isInSentence = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display.startsWith('inline') &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();

    const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const targets = [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInSentence(element))
      // The whole label can be pressed.
      .map((element) => element.closest('label') ?? element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.9;
      });

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<Element>();
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!parent || !nodeValue?.trim() || !isShown(parent)) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 15.99) small.add(parent);
    }
    return [
      ...targets.map((element) => `target under 44 px: ${name(element)}`),
      ...[...small].map((element) => `text under 16 px: ${name(element)}`),
    ];
  });
