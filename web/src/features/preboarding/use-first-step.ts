import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { todayHere } from '../../lib/long-date.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useAutosave } from './autosave.ts';
import { submitDraft } from './calls.ts';
import type { Answer } from './questions/answer.ts';
import { begunIn, clearErrors, type Errors, problemsIn } from './questions/problems.ts';
import { questionsOf } from './questions/typed-questions.ts';
import { withoutAnswers } from './questions/without-answers.ts';
import { answered } from './slice.ts';

type Sending = { readonly status: 'idle' | 'loading' | 'failed'; readonly text: string | null };
const idle: Sending = { status: 'idle', text: null };

/** All that this screen can ask for. */
const asked: ReadonlySet<string> = new Set([
  'you.first_name',
  'you.last_name',
  'you.birth_date',
  'you.language',
  'you.time_zone',
  'you.units',
  'diagnosis.disease_type',
  'diagnosis.diagnosis',
]);
const isAsked = ([field]: readonly [string, string]): boolean => asked.has(field);

export function useFirstStep(draft: PreboardingDraft) {
  const dispatch = useAppDispatch();
  const [errors, setFound] = useState<Errors>({});
  // Separate from the errors: correcting one must not move the focus to the next.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [unfinished, setUnfinished] = useState(() => begunIn(draft));
  const [sending, setSending] = useState<Sending>(idle);
  const saving = useAutosave(draft);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const names = Object.keys(errors);
    const fields = [...(form.current?.elements ?? [])] as HTMLElement[];
    fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus();
  }, [errors]);

  const refuse = (found: Errors): void => {
    setFound(found);
    setCorrected([]);
    setSending(idle);
  };

  const onFinish = async (): Promise<void> => {
    const found = problemsIn(draft, unfinished, todayHere(new Date()));
    const here = Object.fromEntries(Object.entries(found).filter(isAsked));
    if (Object.keys(here).length > 0) return refuse(here);
    setSending({ status: 'loading', text: null });
    // A draft of the earlier, longer form may hold an answer that cannot be corrected here: it is asked for later.
    const result = await dispatch(submitDraft(withoutAnswers(draft, Object.keys(found))));
    if (result.kind === 'errors') refuse(result.errors);
    if (result.kind === 'failed') setSending({ status: 'failed', text: result.text });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    saving.flush();
    if (sending.status !== 'loading') void onFinish();
  };

  const onAnswer = (answer: Answer): void => {
    const field = `${answer.part}.${answer.name}`;
    setCorrected((before) => (before.includes(field) ? before : [...before, field]));
    dispatch(answered(answer));
  };

  const questions = questionsOf({ draft, unfinished }, clearErrors(errors, corrected), {
    onAnswer,
    onUnfinished: setUnfinished,
  });
  return { questions, form, sending, saveState: saving.state, onSubmit };
}
