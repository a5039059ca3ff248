import { submissionProblems } from '@caretrail/contract/preboarding/rules';
import {
  type PreboardingDraft,
  preboardingDraft,
  type PreboardingStep,
} from '@caretrail/contract/preboarding/schema';
import { type DateParts, isBlank } from '../../lib/date-parts.ts';
import { stepOfField } from './views.ts';

/** Field → sentence, like `you.first_name`. */
export type Mistakes = Readonly<Record<string, string>>;

/** Dates of which only a part is typed: they are in no draft yet. */
export type UnfinishedDates = Readonly<Record<string, DateParts>>;

const unfinishedDate = 'Please give the whole date, like 5 3 1971.';

/** A mistake in an entry of a list is a mistake of the list. */
const fieldOf = (path: string): string => path.replace(/\.\d+$/, '');

export const byField = (mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).map(([path, sentence]) => [fieldOf(path), sentence] as const),
  );

function schemaMistakes(draft: PreboardingDraft): Mistakes {
  const issues = preboardingDraft.safeParse(draft).error?.issues ?? [];
  return byField(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const)),
  );
}

const unfinishedMistakes = (dates: UnfinishedDates): Mistakes =>
  Object.fromEntries(
    Object.entries(dates)
      .filter(([, parts]) => !isBlank(parts))
      .map(([field]) => [field, unfinishedDate] as const),
  );

/** All that keeps these answers from being submitted. `today` is 'YYYY-MM-DD'. */
export const problemsIn = (
  draft: PreboardingDraft,
  unfinished: UnfinishedDates,
  today: string,
): Mistakes => ({
  ...submissionProblems(draft, today),
  ...schemaMistakes(draft),
  ...unfinishedMistakes(unfinished),
});

export const onlyOf = (step: PreboardingStep, mistakes: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([field]) => stepOfField(field) === step));

/** The draft without what the server would refuse: one bad answer must not keep the others from being saved. */
export function savable(draft: PreboardingDraft): PreboardingDraft {
  const parsed = preboardingDraft.safeParse(draft);
  if (parsed.success) return parsed.data;
  const rest: Record<string, unknown> = { ...draft };
  for (const { path } of parsed.error.issues) {
    const [part = '', name = ''] = path.map(String);
    const { [name]: _, ...kept } = (rest[part] ?? {}) as Record<string, unknown>;
    rest[part] = kept;
  }
  return preboardingDraft.parse(rest);
}
