/** One promise about speed or size: what was measured, against which bar. */
export type Measured = {
  readonly promise: string;
  /** The figure that is held against the bar. */
  readonly value: number;
  readonly unit: string;
  /** Without one, nothing is promised: it is only told. */
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
  /** What a reader wants beside it. */
  readonly note?: string;
};

export type Bench = () => Promise<Measured[]>;

export const isKept = ({ value, bar }: Measured): boolean =>
  !bar || ('atMost' in bar ? value <= bar.atMost : value >= bar.atLeast);
