import * as z from 'zod/mini';
import { recordVersion } from '../http/record-stamps.ts';
import { submissionProblems } from '../preboarding/rules.ts';
import {
  allergyAnswers,
  diagnosisAnswers,
  peopleAnswers,
  type PreboardingDraft,
  preboardingDraft,
  whereYouAreAnswers,
  youAnswers,
} from '../preboarding/schema.ts';

const shape = {
  you: youAnswers,
  diagnosis: diagnosisAnswers,
  where_you_are: whereYouAreAnswers,
  medicines: allergyAnswers,
  people: peopleAnswers,
};
export const answerParts = ['you', 'diagnosis', 'where_you_are', 'medicines', 'people'] as const;
export type AnswerPart = (typeof answerParts)[number];

/** All getting-started answers that can be edited later: §3 and our additions. */
export const profileAnswers = z.strictObject({ version: recordVersion, ...shape });
export type ProfileAnswers = z.infer<typeof profileAnswers>;

/** A part that is named replaces the whole part; the others stay as they are. */
export const profileAnswersEdit = z.strictObject({
  /** The version that the client read; an older one is refused with 409. */
  version: recordVersion,
  you: z.optional(youAnswers),
  diagnosis: z.optional(diagnosisAnswers),
  where_you_are: z.optional(whereYouAreAnswers),
  medicines: z.optional(allergyAnswers),
  people: z.optional(peopleAnswers),
});
export type ProfileAnswersEdit = z.infer<typeof profileAnswersEdit>;

/** The answers as the questions know them. */
export function draftOf(answers: ProfileAnswers): PreboardingDraft {
  const { version: _version, ...parts } = answers;
  return { ...preboardingDraft.parse({}), ...parts };
}

/**
 * Everything that keeps an edit from being saved, among the parts that it names: required answers cannot be
 * removed later. `before` holds the other parts; `today` is 'YYYY-MM-DD'.
 */
export function answersProblems(
  edit: ProfileAnswersEdit,
  before: ProfileAnswers,
  today: string,
): Record<string, string> {
  const problems = submissionProblems({ ...draftOf(before), ...namedParts(edit) }, today);
  const isNamed = ([field]: [string, string]): boolean =>
    edit[field.split('.')[0] as AnswerPart] !== undefined;
  return Object.fromEntries(Object.entries(problems).filter(isNamed));
}

export const namedParts = (edit: ProfileAnswersEdit): Partial<ProfileAnswers> =>
  Object.fromEntries(
    Object.entries(edit).filter(([name, part]) => name !== 'version' && part !== undefined),
  );
