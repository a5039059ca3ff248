/** The heading of the screen takes the focus and is so read out; the page stays where it is. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
