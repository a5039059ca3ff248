import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { dateOf, type DateParts, partialDateOf, partsOf } from '../../../lib/date-parts.ts';
import type { Answer, DateField, QuestionProps } from './answer.ts';
import { type Errors, isPartialField, type Unfinished } from './problems.ts';

/** The values of a form: the answers, and incomplete ones. */
export type Typed = { readonly draft: PreboardingDraft; readonly unfinished: Unfinished };

type Changes = {
  readonly onAnswer: (answer: Answer) => void;
  /** A change of what is there then: one press may change both. `field`: whose answer is incomplete, or no longer. */
  readonly onUnfinished: (change: (before: Unfinished) => Unfinished, field: string) => void;
};

const dateIn = ({ you, diagnosis }: PreboardingDraft, field: DateField): string | undefined =>
  field === 'you.birth_date' ? you.birth_date : diagnosis.diagnosed_on;

const dateAnswer = (field: DateField, value: string | undefined): Answer =>
  field === 'you.birth_date'
    ? { part: 'you', name: 'birth_date', value }
    : { part: 'diagnosis', name: 'diagnosed_on', value };

/** A date that is no date yet stays beside the answers, until it is one. */
const withDate =
  (field: DateField, begun: DateParts | null) =>
  ({ dates, lists }: Unfinished): Unfinished => {
    const { [field]: _, ...others } = dates;
    return { lists, dates: begun === null ? others : { ...others, [field]: begun } };
  };

/** The props of the questions in a form. */
export const questionsOf = (
  { draft, unfinished }: Typed,
  errors: Errors,
  { onAnswer, onUnfinished }: Changes,
): QuestionProps => ({
  draft,
  errors,
  onAnswer,
  partsOfDate: (field) => unfinished.dates[field] ?? partsOf(dateIn(draft, field)),
  onDate: (field, parts) => {
    const value = isPartialField(field) ? partialDateOf(parts) : dateOf(parts);
    onUnfinished(withDate(field, value === undefined ? parts : null), field);
    onAnswer(dateAnswer(field, value));
  },
  isListing: (field) => unfinished.lists[field] === true,
  onListing: (field, isListing) =>
    onUnfinished(({ dates, lists }) => ({ dates, lists: { ...lists, [field]: isListing } }), field),
});
