/// <reference lib="dom" />

/**
 * In the page: what has just moved or appeared takes taps at once, instead of after half a second (`[data-resting]`). For
 * tests that prove something else: each of their presses would wait for it.
 */
export function wakeTaps(): void {
  const awake = new CSSStyleSheet();
  awake.replaceSync('[data-resting] { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(awake);
}
