/** The bars of a browser take less when they appear. */
const leastPx = 150;

const typed =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"])';

type Heights = {
  /** Of the window without a keyboard. */
  readonly tallest: number;
  /** Of what is visible now. */
  readonly visible: number;
};

/** Whether the keyboard of the screen is open: a field has the focus, and a part of the window is gone. */
export const isKeyboardOpen = ({ tallest, visible }: Heights, isTyping: boolean): boolean =>
  isTyping && tallest - visible > leastPx;

/** Marks the page while the keyboard of the screen is open, for the styles. Returns a function that stops. */
export function markKeyboard(): () => void {
  const page = document.documentElement;
  const viewport = window.visualViewport;
  let width = innerWidth;
  let tallest = innerHeight;
  const look = (): void => {
    // Some browsers shrink the window for the keyboard, others only what is visible of it.
    tallest = width === innerWidth ? Math.max(tallest, innerHeight) : innerHeight;
    width = innerWidth;
    const visible = viewport ? viewport.height * viewport.scale : innerHeight;
    const isTyping = document.activeElement?.matches(typed) ?? false;
    page.toggleAttribute('data-keyboard', isKeyboardOpen({ tallest, visible }, isTyping));
  };
  look();
  viewport?.addEventListener('resize', look);
  addEventListener('resize', look);
  addEventListener('focusin', look);
  addEventListener('focusout', look);
  return () => {
    viewport?.removeEventListener('resize', look);
    removeEventListener('resize', look);
    removeEventListener('focusin', look);
    removeEventListener('focusout', look);
    page.removeAttribute('data-keyboard');
  };
}
