import { messages } from '@caretrail/contract/i18n/messages';
import { submissionProblems } from '@caretrail/contract/preboarding/rules';
import { type PreboardingDraft, preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { type DateParts, isBlank } from '../../../lib/date-parts.ts';
import { questions } from './question-texts.ts';
import { withoutAnswers } from './without-answers.ts';

const texts = messages('preboarding/date-problems', {
  missing: {
    day: 'Enter the day as well.',
    month: 'Enter the month as well.',
    year: 'Enter the year as well.',
    'day-month': 'Enter the day and the month as well.',
    'day-year': 'Enter the day and the year as well.',
    'month-year': 'Enter the month and the year as well.',
    'day-month-year': 'Enter the day, the month and the year as well.',
  },
  numbersOnly: 'Enter the date in numbers only.',
  yearDigits: 'Enter the year as 4 digits, for example 1971.',
  month: 'Enter a month from 1 to 12.',
  real: 'Enter a real date. Check the day and the month.',
});

/** The error for an invalid date. `isPartial`: the year, or month and year, are enough. */
export function dateError(parts: DateParts, isPartial: boolean): string {
  const day = parts.day.trim();
  const month = parts.month.trim();
  const year = parts.year.trim();
  const missing = [
    day === '' && !isPartial && 'day',
    month === '' && (!isPartial || day !== '') && 'month',
    year === '' && 'year',
  ].filter((each) => each !== false);
  if (missing.length > 0) return texts.missing[missing.join('-') as keyof typeof texts.missing];
  if (!/^\d*$/.test(day + month + year)) return texts.numbersOnly;
  if (year.length !== 4) return texts.yearDigits;
  return day === '' ? texts.month : texts.real;
}

/** Field → sentence, like `you.first_name`. */
export type Errors = Readonly<Record<string, string>>;

/** What was begun and is in no draft yet. */
export type Unfinished = {
  /** Dates of which only a part is typed, or which do not exist. */
  readonly dates: Readonly<Record<string, DateParts>>;
  /** Lists for which "yes" is chosen, with an entry or not yet. */
  readonly lists: Readonly<Record<string, boolean>>;
};

/** The lists, and whether they have an entry. */
const namedLists = ({ where_you_are, medicines }: PreboardingDraft): Record<string, boolean> => ({
  'where_you_are.symptoms': Boolean(where_you_are.symptoms?.length),
  'medicines.allergies': Boolean(medicines.allergies?.length),
});

/** The initial value, when the draft is opened. */
export const begunIn = (draft: PreboardingDraft): Unfinished => ({
  dates: {},
  lists: namedLists(draft),
});

/** Of this date a part may be all that is known. */
export const isPartialField = (field: string): boolean => field === 'diagnosis.diagnosed_on';

/** A mistake in an entry of a list is a mistake of the list. */
const fieldOf = (path: string): string => path.replace(/\.\d+$/, '');

export const byField = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [fieldOf(path), sentence] as const),
  );

function schemaErrors(draft: PreboardingDraft): Errors {
  const issues = preboardingDraft.safeParse(draft).error?.issues ?? [];
  return byField(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const)),
  );
}

const dateErrors = (dates: Unfinished['dates']): Errors =>
  Object.fromEntries(
    Object.entries(dates)
      .filter(([, parts]) => !isBlank(parts))
      .map(([field, parts]) => [field, dateError(parts, isPartialField(field))] as const),
  );

/** "Yes" without an entry would be lost silently. */
function unnamedErrors(draft: PreboardingDraft, { lists }: Unfinished): Errors {
  const named = namedLists(draft);
  const unnamed = Object.keys(named).filter((field) => lists[field] === true && !named[field]);
  return Object.fromEntries(unnamed.map((field) => [field, questions.unnamed] as const));
}

/** All that keeps these answers from being submitted. `today` is 'YYYY-MM-DD'. */
export const problemsIn = (
  draft: PreboardingDraft,
  unfinished: Unfinished,
  today: string,
): Errors => ({
  ...submissionProblems(draft, today),
  ...schemaErrors(draft),
  ...dateErrors(unfinished.dates),
  ...unnamedErrors(draft, unfinished),
});

/** Without those of the questions that were answered again since. */
export const clearErrors = (errors: Errors, answered: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !answered.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );

/** The draft without what the server would refuse: one bad answer must not keep the others from being saved. */
export function savable(draft: PreboardingDraft): PreboardingDraft {
  const parsed = preboardingDraft.safeParse(draft);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return preboardingDraft.parse(withoutAnswers(draft, fields));
}
