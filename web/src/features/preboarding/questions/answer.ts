import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { DateParts } from '../../../lib/date-parts.ts';
import type { Errors } from './problems.ts';

export type DateField = 'you.birth_date' | 'diagnosis.diagnosed_on';

export type ListField = 'where_you_are.symptoms' | 'medicines.allergies';

/** What every form of questions shows and says. Fields are named by their path: `you.first_name`. */
export type QuestionProps = {
  readonly draft: PreboardingDraft;
  readonly errors: Errors;
  readonly onAnswer: (answer: Answer) => void;
  readonly partsOfDate: (field: DateField) => DateParts;
  /** Whether "yes" is chosen, named or not yet. */
  readonly isListing: (field: ListField) => boolean;
  readonly onListing: (field: ListField, isListing: boolean) => void;
  readonly onDate: (field: DateField, parts: DateParts) => void;
};

/** The answers that belong together. Reminders have settings of their own. */
export type Part = Exclude<keyof PreboardingDraft, 'reminders'>;
export type Answers<P extends Part> = PreboardingDraft[P];

/** One answer to a question; undefined for "don't know" and "skip". */
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
