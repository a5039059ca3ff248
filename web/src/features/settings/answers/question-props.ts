import { dateOf, type DateParts, partialDateOf, partsOf } from '../../../lib/date-parts.ts';
import {
  type Answer,
  type DateField,
  isPartialField,
  type Errors,
  type QuestionProps,
  withAnswer,
} from '../../preboarding/public.ts';
import type { Typed } from './typed.ts';

const dateIn = ({ draft }: Typed, field: DateField): string | undefined =>
  field === 'you.birth_date' ? draft.you.birth_date : draft.diagnosis.diagnosed_on;

const dateAnswer = (field: DateField, value: string | undefined): Answer =>
  field === 'you.birth_date'
    ? { part: 'you', name: 'birth_date', value }
    : { part: 'diagnosis', name: 'diagnosed_on', value };

/** A date that is no date yet stays beside the answers, until it is one. */
function withDate(typed: Typed, field: DateField, parts: DateParts): Typed {
  const value = isPartialField(field) ? partialDateOf(parts) : dateOf(parts);
  const others = Object.entries(typed.unfinished.dates).filter(([each]) => each !== field);
  const begun = value === undefined ? [...others, [field, parts] as const] : others;
  return {
    draft: withAnswer(typed.draft, dateAnswer(field, value)),
    unfinished: { ...typed.unfinished, dates: Object.fromEntries(begun) },
  };
}

/** What the questions of getting started need to stand in a form of the profile. */
export const questionsOf = (
  typed: Typed,
  errors: Errors,
  put: (next: Typed, field: string) => void,
): QuestionProps => ({
  draft: typed.draft,
  errors,
  onAnswer: (answer) =>
    put({ ...typed, draft: withAnswer(typed.draft, answer) }, `${answer.part}.${answer.name}`),
  partsOfDate: (field) => typed.unfinished.dates[field] ?? partsOf(dateIn(typed, field)),
  onDate: (field, parts) => put(withDate(typed, field, parts), field),
  isListing: (field) => typed.unfinished.lists[field] === true,
  onListing: (field, isListing) => {
    const lists = { ...typed.unfinished.lists, [field]: isListing };
    put({ ...typed, unfinished: { ...typed.unfinished, lists } }, field);
  },
});
