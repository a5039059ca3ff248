import { isSameValue } from '@caretrail/contract/http/same-value';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import {
  type AnswerPart,
  draftOf,
  type ProfileAnswers,
  type ProfileAnswersEdit,
} from '@caretrail/contract/profile/answers';
import {
  begunIn,
  type Errors,
  problemsIn,
  type Typed,
} from '../../preboarding/questions/public.ts';

export const typedOf = (answers: ProfileAnswers): Typed => {
  const draft = draftOf(answers);
  return { draft, unfinished: begunIn(draft) };
};

export const isSameTyped = (one: Typed, other: Typed): boolean => isSameValue(one, other);

const isOf =
  (parts: readonly AnswerPart[]) =>
  ([field]: readonly [string, string]): boolean =>
    parts.some((part) => field.startsWith(`${part}.`));

/** Only of the parts that this form asks for. */
export const problemsOf = (
  { draft, unfinished }: Typed,
  parts: readonly AnswerPart[],
  today: string,
): Errors =>
  Object.fromEntries(Object.entries(problemsIn(draft, unfinished, today)).filter(isOf(parts)));

export function editOf(
  { draft }: Typed,
  parts: readonly AnswerPart[],
  version: number,
): ProfileAnswersEdit {
  const named = parts.map((part) => {
    // Medicines have a screen of their own.
    const answers = part === 'medicines' ? allergiesIn(draft) : draft[part];
    return [part, answers] as const;
  });
  return { version, ...Object.fromEntries(named) };
}

const allergiesIn = ({ medicines: { allergies } }: PreboardingDraft) =>
  allergies === undefined ? {} : { allergies };

/** Whether the fields of this form are unchanged on the server; other parts do not matter. */
export const isUntouched = (
  base: ProfileAnswers,
  stored: ProfileAnswers,
  parts: readonly AnswerPart[],
): boolean => parts.every((part) => isSameValue(base[part], stored[part]));
