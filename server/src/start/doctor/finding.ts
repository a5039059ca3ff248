/** The result of one check in one or two sentences: what is the state, and what to do about it. */
export type Finding = {
  readonly area: string;
  readonly state: 'fine' | 'attention' | 'broken';
  readonly text: string;
};

const make =
  (state: Finding['state']) =>
  (area: string, text: string): Finding => ({ area, state, text });

export const fine = make('fine');
export const attention = make('attention');
export const broken = make('broken');

const marks = { fine: '✓', attention: '!', broken: '✗' } as const;

export const lineOf = ({ area, state, text }: Finding): string =>
  `${marks[state]} ${area.padEnd(13)} ${text}`;

/** The reason without the trace: `ECONNREFUSED`, or the message of the error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  // Some libraries wrap the system error into their own.
  return /\bE[A-Z]{4,}\b/.exec(error.message)?.[0] ?? code ?? (error.message || error.name);
}
