/** The links and numbers on the line, lane by lane, in the order in which they stand. */

const fromOf = (mark: HTMLElement): number => Number(mark.dataset['from']);
const laneOf = (mark: HTMLElement): string => mark.dataset['lane'] ?? '';
const middleOf = (mark: HTMLElement): number => {
  const { left, width } = mark.getBoundingClientRect();
  return left + width / 2;
};

/** The mark that was meant by an event within it. */
export const markOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null;

export const marksIn = (chart: HTMLElement): HTMLElement[] => [
  ...chart.querySelectorAll<HTMLElement>('[data-lane]'),
];

/** Tab reaches this one, the arrow keys the others. */
export function setTabStop(marks: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const mark of marks) mark.tabIndex = mark === stop ? 0 : -1;
}

/** The nearest of the lane that begins after `from`, or before it. */
export function markBeside(
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
export function nearestMark(
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
export function markInNextLane(
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
