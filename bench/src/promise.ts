/** One promise about speed or size: what was measured, against which bar. */
export type Measured = {
  readonly promise: string;
  /** The value that is compared with the bar. */
  readonly value: number;
  readonly unit: string;
  /** Without one, nothing is promised: the value is only reported. */
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
  /** Details for the reader. */
  readonly note?: string;
};

export type Bench = () => Promise<Measured[]>;

export const isKept = ({ value, bar }: Measured): boolean =>
  !bar || ('atMost' in bar ? value <= bar.atMost : value >= bar.atLeast);
