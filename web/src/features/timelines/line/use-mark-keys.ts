import { dayOfMs } from '@caretrail/contract/time/days';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Days } from './window.ts';

/** The links and numbers on the line, lane by lane, in the order in which they stand. */

const fromOf = (mark: HTMLElement): number => Number(mark.dataset['from']);
const laneOf = (mark: HTMLElement): string => mark.dataset['lane'] ?? '';
const middleOf = (mark: HTMLElement): number => {
  const { left, width } = mark.getBoundingClientRect();
  return left + width / 2;
};

/** The mark that was meant by an event within it. */
const markOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null;

const marksIn = (chart: HTMLElement): HTMLElement[] => [
  ...chart.querySelectorAll<HTMLElement>('[data-lane]'),
];

/** Tab reaches this one, the arrow keys the others. */
function setTabStop(marks: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const mark of marks) mark.tabIndex = mark === stop ? 0 : -1;
}

/** The nearest of the lane that begins after `from`, or before it. */
function markBeside(
  marks: readonly HTMLElement[],
  lane: string,
  from: number,
  direction: 1 | -1,
): HTMLElement | undefined {
  return marks
    .filter((mark) => laneOf(mark) === lane && (fromOf(mark) - from) * direction > 0)
    .toSorted((one, other) => (fromOf(one) - fromOf(other)) * direction)[0];
}

/** Of the lane, the one closest in time. */
function nearestMark(
  marks: readonly HTMLElement[],
  lane: string,
  from: number,
): HTMLElement | undefined {
  const distance = (mark: HTMLElement): number => Math.abs(fromOf(mark) - from);
  return marks
    .filter((mark) => laneOf(mark) === lane)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** In the next lane that has any: the one that stands closest below or above. */
function markInNextLane(
  marks: readonly HTMLElement[],
  mark: HTMLElement,
  direction: 1 | -1,
): HTMLElement | undefined {
  const lanes = [...new Set(marks.map(laneOf))];
  const lane = lanes[lanes.indexOf(laneOf(mark)) + direction];
  const distance = (each: HTMLElement): number => Math.abs(middleOf(each) - middleOf(mark));
  return marks
    .filter((each) => laneOf(each) === lane)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

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

/** The name of the mark under the pointer or with the focus: it shows no word of its own. */
export function usePointedAt(chart: RefObject<HTMLElement | null>): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const box = chart.current;
    if (box === null) return undefined;
    const onPoint = ({ target }: Event): void =>
      setName(markOf(target)?.getAttribute('aria-label') ?? null);
    const onLeave = (): void => setName(null);
    const listeners = [
      ['focusin', onPoint],
      ['pointerover', onPoint],
      ['focusout', onLeave],
      ['pointerleave', onLeave],
    ] as const;
    for (const [type, listener] of listeners) box.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener);
    };
  }, [chart]);
  return name;
}
