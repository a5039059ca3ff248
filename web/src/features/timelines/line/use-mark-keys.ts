import { dayOfMs } from '@caretrail/contract/time/days';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Days } from './window.ts';

/** The helpers below work on the marks in the DOM, in document order. */

const fromOf = (mark: HTMLElement): number => Number(mark.dataset['from']);
const laneOf = (mark: HTMLElement): string => mark.dataset['lane'] ?? '';
const middleOf = (mark: HTMLElement): number => {
  const { left, width } = mark.getBoundingClientRect();
  return left + width / 2;
};

/** The mark that contains the target of a DOM event. */
const markOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null;

const marksIn = (chart: HTMLElement): HTMLElement[] => [
  ...chart.querySelectorAll<HTMLElement>('[data-lane]'),
];

/** Makes `stop` the only tab stop; arrow keys reach the other marks. */
function setTabStop(marks: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const mark of marks) mark.tabIndex = mark === stop ? 0 : -1;
}

/** The nearest mark of the lane after or before `from`. */
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

/** The mark of the lane that is closest in time. */
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

/** The closest mark in the next lane above or below that has marks. */
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
  /** A new object whenever other days are visible. */
  readonly days: Days;
  /** Both return false at the end of the range. */
  readonly onStep: (direction: 1 | -1) => boolean;
  readonly onZoom: (direction: 1 | -1, middle?: string) => boolean;
};

/** Where to look for the mark to focus: the next one on a side of `from`, or the nearest. */
type Wanted = { readonly lane: string; readonly from: number; readonly side: 1 | -1 | 0 };

/**
 * The marks are one tab stop. Left and right move along a lane and, past its end, to earlier or later days; up and down
 * change the lane; + and − zoom around the focused mark, which keeps the focus.
 */
export function useMarkKeys(chart: RefObject<HTMLElement | null>, moves: Moves): void {
  const { days } = moves;
  /** What to focus once other days are rendered: the previous mark may no longer exist. */
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

/** The name of the hovered or focused mark, since marks have no visible text. */
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
