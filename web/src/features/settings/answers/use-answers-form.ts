import type { AnswerPart, ProfileAnswers } from '@caretrail/contract/profile/answers';
import { type SubmitEvent, useRef, useState } from 'react';
import { todayHere } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { byField, type Errors, clearErrors } from '../../preboarding/public.ts';
import { useProfileDraft } from '../../../shell/use-profile-draft.ts';
import { conflictRows } from './conflict-rows.ts';
import { questionsOf } from './question-props.ts';
import { saveAnswers, storedIn } from './save-answers.ts';
import { editOf, isSameTyped, problemsOf, type Typed, typedOf } from './typed.ts';

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

/** A form over parts of the profile: what is typed, what is wrong with it, and the way to the server. */
export function useAnswersForm({ name, parts, loaded }: Asked) {
  const dispatch = useAppDispatch();
  const draft = useProfileDraft<ProfileAnswers, Typed>(name, loaded, typedOf, isSameTyped);
  const { typed, base } = draft;
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [answered, setAnswered] = useState<readonly string[]>([]);
  // Counts the tries, so that the summary takes the focus each time.
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

  const put = (next: Typed, field: string): void => {
    draft.put(next);
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
    questions: questionsOf(typed, clearErrors(found, answered), put),
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
