import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { type AnswerPart, draftOf, type ProfileAnswers } from '@caretrail/contract/profile/answers';
import { type SubmitEvent, useRef, useState } from 'react';
import { todayHere } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useProfileDraft } from '../../../shell/use-profile-draft.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import {
  answerRows,
  byField,
  clearErrors,
  type Errors,
  questionsOf,
  type Typed,
  withAnswer,
} from '../../preboarding/questions/public.ts';
import { saveAnswers, storedIn } from './save-answers.ts';
import { editOf, isSameTyped, problemsOf, typedOf } from './typed.ts';

/** The questions whose typed and stored answers differ. */
function conflictRows(
  mine: PreboardingDraft,
  stored: ProfileAnswers,
  parts: readonly AnswerPart[],
): VersionRow[] {
  const theirs = draftOf(stored);
  return parts.flatMap((part) => {
    const [one, other] = [new Map(answerRows[part](mine)), new Map(answerRows[part](theirs))];
    return [...new Set([...one.keys(), ...other.keys()])]
      .map((label) => ({ label, mine: one.get(label) ?? '', other: other.get(label) ?? '' }))
      .filter((row) => row.mine !== row.other);
  });
}

type Saving =
  | { readonly status: 'idle' | 'loading' | 'succeeded' }
  | { readonly status: 'failed'; readonly text: string | null; readonly errors: Errors }
  | { readonly status: 'stale'; readonly stored: ProfileAnswers };

type Asked = {
  /** What is typed is held under it. */
  readonly name: string;
  readonly parts: readonly AnswerPart[];
  readonly loaded: ProfileAnswers;
};

/** A form for parts of the profile: its input, its errors, and saving it. */
export function useAnswersForm({ name, parts, loaded }: Asked) {
  const dispatch = useAppDispatch();
  const draft = useProfileDraft<ProfileAnswers, Typed>(name, loaded, typedOf, isSameTyped);
  const { typed, base } = draft;
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [answered, setAnswered] = useState<readonly string[]>([]);
  // Counts the attempts, so that the summary is focused each time.
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);

  const refuse = (text: string | null, errors: Errors): void => {
    setAnswered([]);
    setTries((before) => before + 1);
    setSaving({ status: 'failed', text, errors });
  };
  const onSaved = (saved: ProfileAnswers): void => {
    draft.onSaved(saved);
    setSaving({ status: 'succeeded' });
  };
  const save = async (from: ProfileAnswers): Promise<void> => {
    const errors = problemsOf(typed, parts, todayHere(new Date()));
    if (Object.keys(errors).length > 0) return refuse(null, errors);
    if (isSending.current) return;
    isSending.current = true;
    draft.onSend();
    setSaving({ status: 'loading' });
    try {
      await dispatch(saveAnswers(editOf(typed, parts, from.version), from, parts, onSaved));
    } catch (error) {
      const stored = storedIn(error);
      const { text, fields } = toApiError(error);
      if (stored !== null) setSaving({ status: 'stale', stored });
      else refuse(Object.keys(fields).length > 0 ? null : text, byField(fields));
    } finally {
      isSending.current = false;
    }
  };

  const put = (change: (before: Typed) => Typed, field: string): void => {
    draft.put(change);
    setAnswered((before) => (before.includes(field) ? before : [...before, field]));
    if (saving.status === 'succeeded') setSaving({ status: 'idle' });
  };
  const found = saving.status === 'failed' ? saving.errors : {};
  return {
    draft,
    tries,
    errors: clearErrors(found, answered),
    hasErrors: Object.keys(found).length > 0,
    refusal: saving.status === 'failed' ? saving.text : null,
    isBusy: saving.status === 'loading',
    isSaved: saving.status === 'succeeded',
    questions: questionsOf(typed, clearErrors(found, answered), {
      onAnswer: (answer) =>
        put(
          (before) => ({ ...before, draft: withAnswer(before.draft, answer) }),
          `${answer.part}.${answer.name}`,
        ),
      onUnfinished: (change, field) =>
        put((before) => ({ ...before, unfinished: change(before.unfinished) }), field),
    }),
    conflict:
      saving.status === 'stale'
        ? {
            rows: conflictRows(typed.draft, saving.stored, parts),
            onKeepMine: () => void save(saving.stored),
            onTakeOther: () => {
              draft.onSaved(saving.stored);
              setSaving({ status: 'idle' });
            },
          }
        : null,
    onUndo: (): void => {
      draft.onStartAfresh();
      setSaving({ status: 'idle' });
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void save(base ?? loaded);
    },
  };
}
