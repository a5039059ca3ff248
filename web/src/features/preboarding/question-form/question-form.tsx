import { hrefOf } from '@caretrail/contract/access/routes';
import type { QuestionKey } from '@caretrail/contract/preboarding/questions';
import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { startApi } from '../../../data/start.ts';
import { todayHere } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Ending } from '../question-of-the-day/asked-question.ts';
import { type Answer, withAnswer } from '../questions/answer.ts';
import { begunIn, byField, type Errors, problemsIn } from '../questions/problems.ts';
import { questions as questionTexts } from '../questions/question-texts.ts';
import { questionsOf, type Typed } from '../questions/typed-questions.ts';
import { answerQuestion } from './answer-question.ts';
import { firstField, QuestionField } from './question-field.tsx';
import { formTexts as texts } from './texts.ts';

const { showQuestion, declineQuestion } = startApi.endpoints;
const nothing = preboardingDraft.parse({});

const isBlank = (value: Answer['value']): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** Of this question alone. Here no “don’t know” stands among the answers: the buttons say it. */
const problemsOf = (question: QuestionKey, { draft, unfinished }: Typed): Errors =>
  Object.fromEntries(
    Object.entries(problemsIn(draft, unfinished, todayHere(new Date())))
      .filter(([field]) => field.startsWith(question))
      .map(([field, sentence]) => [
        field,
        sentence === questionTexts.unnamed ? texts.missing : sentence,
      ]),
  );

type QuestionFormProps = {
  readonly question: QuestionKey;
  readonly onEnd: (ending: Ending) => void;
};

/** The question, and three ways to deal with it. */
export function QuestionForm({ question, onEnd }: QuestionFormProps) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [unfinished, setUnfinished] = useState(() => begunIn(nothing));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<Ending | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(
    () => void dispatch(showQuestion.initiate({ body: { question } })),
    [dispatch, question],
  );
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const fields = [...(form.current?.elements ?? [])] as HTMLElement[];
    fields.find((field) => field.getAttribute('name')?.startsWith(question))?.focus();
  }, [errors, question]);

  const run = async (ending: Ending, send: () => Promise<unknown>): Promise<void> => {
    if (busy !== null) return;
    setBusy(ending);
    setProblem(null);
    try {
      await send();
      onEnd(ending);
    } catch (error) {
      const { text, fields } = toApiError(error);
      const wrong = byField(fields);
      if (Object.keys(wrong).length > 0) setErrors(wrong);
      else setProblem(text);
      setBusy(null);
    }
  };
  const onDecline = (decision: 'later' | 'never') =>
    void run(decision, () =>
      dispatch(declineQuestion.initiate({ body: { question, decision } })).unwrap(),
    );

  const draft = answer === null ? nothing : withAnswer(nothing, answer);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = problemsOf(question, { draft, unfinished });
    if (Object.keys(found).length > 0) return setErrors(found);
    if (answer === null || isBlank(answer.value))
      return setErrors({ [firstField(question)]: texts.missing });
    return void run('saved', () => dispatch(answerQuestion(answer)));
  };

  const ways = (
    <>
      <Button look="secondary" isBusy={busy === 'later'} onClick={() => onDecline('later')}>
        {texts.later}
      </Button>
      <Button look="quiet" isBusy={busy === 'never'} onClick={() => onDecline('never')}>
        {texts.never}
      </Button>
    </>
  );
  const alert = problem !== null && <Alert>{problem}</Alert>;
  if (question === 'reminders.email') {
    return (
      <div className="space-y-5">
        <p>{texts.reminders}</p>
        {alert}
        <div className="flex flex-wrap gap-3">
          <Link to={`${hrefOf('settings')}?section=reminders`} className={buttonClass()}>
            {texts.setUp}
          </Link>
          {ways}
        </div>
      </div>
    );
  }
  const questions = questionsOf({ draft, unfinished }, errors, {
    onAnswer: (said) => {
      setAnswer(said);
      setErrors({});
    },
    onUnfinished: (change) => setUnfinished(change),
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="space-y-5">
      <QuestionField {...questions} question={question} />
      {alert}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={busy === 'saved'}>
          {busy === 'saved' ? texts.saving : texts.save}
        </Button>
        {ways}
      </div>
    </form>
  );
}
