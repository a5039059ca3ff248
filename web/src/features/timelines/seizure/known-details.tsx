import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { noSeizureDetails, type SeizureDetails } from '@caretrail/contract/timelines/seizure';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { timelinesApi } from '../../../data/timelines.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { asNeededHref } from '../../../shell/capture/capture-links.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formDataOf } from '../form-data.ts';
import {
  AwarenessQuestion,
  KindQuestion,
  TriggersQuestion,
  YesNo,
} from '../form/seizure-fields.tsx';
import { usePlaceHref } from '../place-links.tsx';
import { seizurePageTexts as texts } from './texts.ts';

const { answerAboutEvent } = timelinesApi.endpoints;

type Answers = Omit<SeizureDetails, 'seconds'>;
type Saving =
  | { readonly status: 'none' | 'saving' | 'saved' }
  | { readonly status: 'failed'; readonly reason: string };

/** Sends one answer after the other; one that is overtaken by the next is not sent at all. */
function useAnswers({ id, seizure }: TimelineEvent) {
  const dispatch = useAppDispatch();
  const { seconds, ...known } = seizure ?? noSeizureDetails;
  const [answers, setAnswers] = useState<Answers>(known);
  const [saving, setSaving] = useState<Saving>({ status: 'none' });
  const latest = useRef<Answers>(known);
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: Answers;
    let failure: unknown;
    do {
      sent = latest.current;
      setSaving({ status: 'saving' });
      const body = formDataOf({ seizure: { ...sent, seconds } }, []);
      const { error } = await dispatch(answerAboutEvent.initiate({ params: { id }, body }));
      failure = error;
    } while (failure === undefined && sent !== latest.current);
    isSending.current = false;
    setSaving(
      failure === undefined
        ? { status: 'saved' }
        : { status: 'failed', reason: pickMessage.events(failure) },
    );
  };
  return {
    answers,
    saving,
    send: (): void => void send(),
    onChange: (changes: Partial<Answers>): void => {
      latest.current = { ...latest.current, ...changes };
      setAnswers(latest.current);
      void send();
    },
  };
}

/** What else is known of the seizure that was just stored: four questions, each saved with its tap. */
export function KnownDetails({ event }: { readonly event: TimelineEvent }) {
  const { answers, saving, send, onChange } = useAnswers(event);
  const hrefOf = usePlaceHref();
  const questions = { seizure: answers, onChange };
  return (
    <section
      aria-labelledby="known"
      className="space-y-7 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
    >
      <div className="space-y-1">
        <h2 id="known" className="text-h2">
          {texts.more}
        </h2>
        <p className="text-ink-soft">{texts.moreHint}</p>
      </div>
      <KindQuestion {...questions} />
      <AwarenessQuestion {...questions} />
      <TriggersQuestion {...questions} />
      <div className="space-y-3">
        <YesNo name="rescue_medicine" {...questions} />
        {answers.rescue_medicine === true && (
          <IfCan act="add" area="medication">
            <Link to={asNeededHref} className={buttonClass('secondary')}>
              {texts.dose}
            </Link>
          </IfCan>
        )}
      </div>
      <div role="status" className="min-h-6">
        {saving.status === 'saving' && texts.answerSaving}
        {saving.status === 'saved' && texts.answersSaved}
        {saving.status === 'failed' && (
          <div className="space-y-2 text-problem">
            <p>{texts.answerFailed({ reason: saving.reason })}</p>
            <Button look="secondary" onClick={send}>
              {texts.answerAgain}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={hrefOf({ at: 'event', id: event.id })} className={buttonClass('primary')}>
          {texts.done}
        </Link>
        <Link to={hrefOf({ at: 'edit', id: event.id })} className={buttonClass('secondary')}>
          {texts.all}
        </Link>
      </div>
    </section>
  );
}
