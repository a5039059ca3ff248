/**
 * Takes over the focus when the focused element is gone, so that keyboard users do not start from the top of the page.
 */
export const catchFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};
