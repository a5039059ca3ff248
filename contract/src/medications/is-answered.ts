import type { DoseLogEntry, DoseState } from './doses.ts';

const answers = ['taken', 'skipped'] as const;
type Answer = (typeof answers)[number];

/** Whether a state is an answer. Every other state is computed from the clock, and the dose is open. */
export const isAnsweredState = (state: DoseState | DoseLogEntry['status']): state is Answer =>
  answers.some((each) => each === state);

type Entry = Pick<DoseLogEntry, 'status'>;

/** Whether an entry answers its dose, as taken or as skipped. Without one, or after an undo, the dose is open. */
export const isAnswer = <E extends Entry>(
  entry: E | null | undefined,
): entry is E & { readonly status: Answer } =>
  entry !== null && entry !== undefined && isAnsweredState(entry.status);

/** A dose with the entry that stands for it, if there is one. */
export type Answerable = { readonly log: Entry | null };

/** How many doses were taken and how many skipped, by their entries. */
export function countAnswers(doses: readonly Answerable[]): { taken: number; skipped: number } {
  const count = (answer: Answer): number =>
    doses.filter(({ log }) => log?.status === answer).length;
  return { taken: count('taken'), skipped: count('skipped') };
}

/** Whether a dose is answered. Every screen, count and reminder decides it here. */
export const isAnswered = ({ log }: Answerable): boolean => isAnswer(log);
