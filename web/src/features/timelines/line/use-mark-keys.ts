import { dayOfMs } from '@caretrail/contract/time/days';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  markBeside,
  markInNextLane,
  markOf,
  marksIn,
  nearestMark,
  setTabStop,
} from './marks-in.ts';
import type { Days } from './window.ts';

type Moves = {
  /** Another object when other days are in sight. */
  readonly days: Days;
  /** They answer false where it goes no further. */
  readonly onStep: (direction: 1 | -1) => boolean;
  readonly onZoom: (direction: 1 | -1, middle?: string) => boolean;
};

/** A place from which the focus looks for a mark: the next one on a side of it, or the nearest. */
type Wanted = { readonly lane: string; readonly from: number; readonly side: 1 | -1 | 0 };

/**
 * The marks are one stop for Tab. Left and right go along a lane, and past its end on to earlier or
 * later days; up and down change the lane; + and − zoom around the mark, which keeps the focus.
 */
export function useMarkKeys(chart: RefObject<HTMLElement | null>, moves: Moves): void {
  const { days } = moves;
  /** Where the focus goes when the other days are drawn: they may have no mark like the one before. */
  const wanted = useRef<Wanted | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent, box: HTMLElement): boolean => {
    const mark = markOf(event.target);
    const { lane = '', from } = mark?.dataset ?? {};
    const want = (side: Wanted['side']): Wanted => ({ lane, from: Number(from), side });
    switch (event.key) {
      case '+':
      case '=':
      case '-':
        if (moves.onZoom(event.key === '-' ? -1 : 1, from && dayOfMs(Number(from)))) {
          wanted.current = want(0);
        }
        return true;
      case 'ArrowLeft':
      case 'ArrowRight': {
        const side = event.key === 'ArrowLeft' ? -1 : 1;
        const next = markBeside(marksIn(box), lane, Number(from), side);
        if (next) next.focus();
        else if (moves.onStep(side)) wanted.current = want(side);
        return true;
      }
      case 'ArrowUp':
      case 'ArrowDown':
        if (mark) markInNextLane(marksIn(box), mark, event.key === 'ArrowUp' ? -1 : 1)?.focus();
        return mark !== null;
      default:
        return false;
    }
  });

  useEffect(() => {
    const box = chart.current;
    if (box === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (onKey(event, box)) event.preventDefault();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const mark = markOf(target);
      if (mark) setTabStop(marksIn(box), mark);
    };
    box.addEventListener('keydown', onKeyDown);
    box.addEventListener('focusin', onFocus);
    return () => {
      box.removeEventListener('keydown', onKeyDown);
      box.removeEventListener('focusin', onFocus);
    };
  }, [chart]);

  useEffect(() => {
    if (chart.current === null) return;
    const marks = marksIn(chart.current);
    setTabStop(marks, marks.find(({ tabIndex }) => tabIndex === 0) ?? marks[0]);
  });

  useEffect(() => {
    if (chart.current === null || wanted.current === null) return;
    const { lane, from, side } = wanted.current;
    wanted.current = null;
    const marks = marksIn(chart.current);
    const next = side === 0 ? nearestMark(marks, lane, from) : markBeside(marks, lane, from, side);
    (next ?? chart.current).focus();
  }, [chart, days]);
}
