/** Longer than the pause between the two taps of a hand that trembles or is in doubt. */
const usualMs = 500;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Something new is under the finger: it ignores taps for a moment (`[data-resting]` in base.css), because none was meant
 * for it. Keys are not affected. Resting again starts from the beginning. Returns what ends it early.
 */
export function restTaps(element: HTMLElement, restMs = usualMs): () => void {
  clearTimeout(timers.get(element));
  element.dataset['resting'] = '';
  const wake = (): void => {
    delete element.dataset['resting'];
  };
  const timer = setTimeout(wake, restMs);
  timers.set(element, timer);
  return () => {
    clearTimeout(timer);
    wake();
  };
}
