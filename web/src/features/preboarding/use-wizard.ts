import type { PreboardingDraft, PreboardingStep } from '@caretrail/contract/preboarding/schema';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateOf, type DateParts, partialDateOf, partsOf } from '../../lib/date-parts.ts';
import { todayHere } from '../../lib/long-date.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useAutosave } from './autosave.ts';
import { submitDraft } from './calls.ts';
import type { Answer, DateField, QuestionProps } from './questions/answer.ts';
import {
  begunIn,
  clearErrors,
  type Errors,
  isPartialField,
  onlyOf,
  problemsIn,
  stepOfField,
} from './questions/problems.ts';
import { answered, stepReached } from './slice.ts';
import { type View, viewBeside, viewOf } from './views.ts';

type Sending = { readonly status: 'idle' | 'loading' | 'failed'; readonly text: string | null };
const idle: Sending = { status: 'idle', text: null };

/** The step is in the address, so that the browser's own Back goes one step back. */
export function useWizard(draft: PreboardingDraft) {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const [first] = useState(draft.step);
  const view: View = viewOf(params.get('step')) ?? first;
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
    // The address, and so the view, changes a moment after the mistakes.
  }, [errors, view]);

  const setErrors = (found: Errors): void => {
    setFound(found);
    setCorrected([]);
  };
  const goTo = (next: View, found: Errors = {}): void => {
    setErrors(found);
    setSending(idle);
    if (next !== 'overview') dispatch(stepReached(next));
    setParams({ step: next });
  };
  const onBack = (): void => {
    const before = viewBeside(view, -1);
    if (before !== undefined) goTo(before);
  };

  /** To the first step that has one, with the focus in its field. */
  const showErrors = (found: Errors): void => {
    const step = Object.keys(found).map(stepOfField).find(Boolean) ?? 'you';
    goTo(step, onlyOf(step, found));
  };

  const onFinish = async (): Promise<void> => {
    const found = problemsIn(draft, unfinished, todayHere(new Date()));
    if (Object.keys(found).length > 0) return showErrors(found);
    setSending({ status: 'loading', text: null });
    const result = await dispatch(submitDraft(draft));
    if (result.kind === 'errors') showErrors(result.errors);
    if (result.kind === 'failed') setSending({ status: 'failed', text: result.text });
  };

  const onNext = (step: PreboardingStep): void => {
    const found = onlyOf(step, problemsIn(draft, unfinished, todayHere(new Date())));
    const next = viewBeside(step, 1);
    if (Object.keys(found).length > 0) setErrors(found);
    else if (next !== undefined) goTo(next);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    saving.flush();
    if (view !== 'overview') onNext(view);
    else if (sending.status !== 'loading') void onFinish();
  };

  const onAnswer = (answer: Answer): void => {
    const field = `${answer.part}.${answer.name}`;
    setCorrected((before) => (before.includes(field) ? before : [...before, field]));
    dispatch(answered(answer));
  };

  const dates: Record<DateField, string | undefined> = {
    'you.birth_date': draft.you.birth_date,
    'diagnosis.diagnosed_on': draft.diagnosis.diagnosed_on,
  };
  const onDate = (field: DateField, parts: DateParts): void => {
    const value = isPartialField(field) ? partialDateOf(parts) : dateOf(parts);
    const { [field]: _, ...others } = unfinished.dates;
    const next = value === undefined ? { ...others, [field]: parts } : others;
    setUnfinished({ ...unfinished, dates: next });
    onAnswer(
      field === 'you.birth_date'
        ? { part: 'you', name: 'birth_date', value }
        : { part: 'diagnosis', name: 'diagnosed_on', value },
    );
  };

  const step: QuestionProps = {
    draft,
    errors: clearErrors(errors, corrected),
    onAnswer,
    partsOfDate: (field) => unfinished.dates[field] ?? partsOf(dates[field]),
    onDate,
    isListing: (field) => unfinished.lists[field] === true,
    onListing: (field, isListing) =>
      setUnfinished((before) => ({ ...before, lists: { ...before.lists, [field]: isListing } })),
  };
  return { view, step, form, sending, saveState: saving.state, goTo, onBack, onSubmit };
}
