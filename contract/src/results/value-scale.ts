export type ValueScale = {
  readonly from: number;
  readonly to: number;
  /** Round figures within it, both ends among them. */
  readonly ticks: readonly number[];
};

const steps = [1, 2, 2.5, 5, 10] as const;
const most = 4;

/** Without the rounding errors of a sum: 0.30000000000000004 is 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function stepFor(length: number): number {
  const rough = length / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * power >= rough * 0.999999) ?? 10) * power;
}

/** An axis with a few round figures, in which all values lie. It begins at 0 where the values come near it. */
export function valueScale(values: readonly number[]): ValueScale {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const isNearNothing = least >= 0 && least <= greatest * 0.6;
  const low = isNearNothing ? 0 : least;
  // All the same, or none at all.
  const length = greatest > low ? greatest - low : Math.abs(greatest) || 1;
  if (!Number.isFinite(length)) return { from: 0, to: 1, ticks: [0, 1] };
  const step = stepFor(length);
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(greatest / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return {
    from: tidy(from),
    to: tidy(to),
    ticks: Array.from({ length: count + 1 }, (_, index) => tidy(from + index * step)),
  };
}
