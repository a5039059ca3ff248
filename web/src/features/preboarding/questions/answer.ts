import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';

/** The answers of one step. */
export type Part = Exclude<keyof PreboardingDraft, 'step'>;
export type Answers<P extends Part> = PreboardingDraft[P];

/** One answer: which question, and what was said; undefined for "don't know" and "skip". */
export type Answer = {
  readonly [P in Part]: {
    readonly [N in keyof Answers<P>]-?: {
      readonly part: P;
      readonly name: N;
      readonly value: Answers<P>[N] | undefined;
    };
  }[keyof Answers<P>];
}[Part];

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** An empty text is no answer: it leaves the draft. */
export function withAnswer(
  draft: PreboardingDraft,
  { part, name, value }: Answer,
): PreboardingDraft {
  const kept = Object.entries(draft[part]).filter(([each]) => each !== name);
  const said = isEmpty(value) ? [] : [[name, value]];
  return { ...draft, [part]: Object.fromEntries([...kept, ...said]) };
}
