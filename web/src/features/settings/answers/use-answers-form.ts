import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { type AnswerPart, draftOf, type ProfileAnswers } from '@caretrail/contract/profile/answers';
import { type SubmitEvent, useRef, useState } from 'react';
import { dateOf, type DateParts, partialDateOf, partsOf } from '../../../lib/date-parts.ts';
import { todayHere } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useProfileDraft } from '../../../shell/use-profile-draft.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import {
  type Answer,
  answerRows,
  byField,
  clearErrors,
  type DateField,
  type Errors,
  isPartialField,
  type QuestionProps,
  withAnswer,
} from '../../preboarding/public.ts';
import { saveAnswers, storedIn } from './save-answers.ts';
import { editOf, isSameTyped, problemsOf, type Typed, typedOf } from './typed.ts';

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

/** The props of the preboarding questions in a form of the profile. */
const questionsOf = (
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
