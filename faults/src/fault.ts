/** What was counted or measured while something went wrong, and how much of it is allowed. */
export type Finding = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost: number;
  /** Nothing was broken here, so nothing was proved. */
  readonly isUntried?: true;
};

/** `short` is for every `npm test`, on a machine that is busy with others; `long` is what docs/reliability.md reports. */
export type Size = {
  readonly form: 'short' | 'long';
  /** Replaces the usual number of rounds. */
  readonly times?: number | undefined;
};

export const timesOf = ({ form, times }: Size, usual: { short: number; long: number }): number =>
  times ?? usual[form];

export const isHeld = ({ value, atMost }: Finding): boolean => value <= atMost;

export const none = (what: string, value: number): Finding => ({
  what,
  value,
  unit: '',
  atMost: 0,
});

/** A busy machine takes many times longer to start a process: only the long form checks the bound itself. */
export const seconds = (what: string, ms: number, atMost: number, { form }: Size): Finding => ({
  what,
  value: Math.round(ms / 10) / 100,
  unit: 's',
  atMost: form === 'long' ? atMost : Math.max(60, 10 * atMost),
});

/** Reported, without a bound: how much happened during the fault. */
export const info = (what: string, value: number, unit = ''): Finding => ({
  what,
  value,
  unit,
  atMost: Number.POSITIVE_INFINITY,
});

/** This machine does not allow the fault. */
export const untried = (why: string): Finding => ({
  ...info(`not tried: ${why}`, 0),
  isUntried: true,
});
