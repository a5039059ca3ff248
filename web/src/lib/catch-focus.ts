/** What had the focus is gone: this takes it, so that nobody without a mouse begins at the top of the page again. */
export const catchFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};
