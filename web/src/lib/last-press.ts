import { restTaps } from './rest-taps.ts';

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Longer than the pause before the slow second tap of a tired hand. */
const restMs = 2500;
/** An answer that took longer brings nothing under the finger that is still there. */
const memoryMs = 10_000;
/** Less than this in common is the edge of a button. */
const tolerancePx = 8;

let last: { readonly rect: Rect; readonly atMs: number } | null = null;

/** Remembers where the last pressed button was on the screen. */
export const watchPresses = (): void =>
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button, a, summary') : null;
      if (pressed !== null) last = { rect: pressed.getBoundingClientRect(), atMs: Date.now() };
    },
    true,
  );

export const overlaps = (one: Rect, other: Rect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerancePx &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerancePx;

/** Whether a button stands where one was pressed a moment ago. */
const isWherePressed = (button: Element): boolean =>
  last !== null &&
  Date.now() - last.atMs < memoryMs &&
  overlaps(button.getBoundingClientRect(), last.rect);

/** A button that stands where one was pressed takes no tap for so long that a slow second one is over; or null. */
export const restOf = (button: HTMLElement): number | null =>
  isWherePressed(button) ? restMs : null;

/** For the buttons that a dialog uncovers. */
export function restWherePressed(buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) if (isWherePressed(button)) restTaps(button, restMs);
}

/** The middle, the bottom and the top of the screen. */
const margins = [
  { above: '', below: '' },
  { above: 'auto', below: '1rem' },
  { above: '1rem', below: 'auto' },
] as const;

/**
 * A dialog opens so that no button that confirms is where the last press was: else at the bottom or the top of the
 * screen, and where neither is enough, the button rests.
 */
export function keepFromPress(dialog: HTMLElement): void {
  const risky = [...dialog.querySelectorAll<HTMLElement>('[data-risky]')];
  for (const { above, below } of margins) {
    dialog.style.marginTop = above;
    dialog.style.marginBottom = below;
    if (!risky.some(isWherePressed)) return;
  }
  dialog.style.marginTop = '';
  dialog.style.marginBottom = '';
  restWherePressed(risky);
}
