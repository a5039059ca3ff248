import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useRef, useState } from 'react';
import { timelinesApi } from '../../../data/timelines.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';

const { answerAboutEvent } = timelinesApi.endpoints;

export type Saving =
  | { readonly status: 'none' | 'saving' | 'saved' }
  | { readonly status: 'failed'; readonly reason: string };

/**
 * Answers about an event that was just stored, each saved with its tap. Sends one after the other; one that is overtaken
 * by the next is not sent at all.
 */
export function useAnswers<A extends object>(
  { id }: Pick<TimelineEvent, 'id'>,
  known: A,
  fieldsOf: (answers: A) => Partial<EventEdit>,
) {
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState<A>(known);
  const [saving, setSaving] = useState<Saving>({ status: 'none' });
  const latest = useRef<A>(known);
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: A;
    let failure: unknown;
    do {
      sent = latest.current;
      setSaving({ status: 'saving' });
      const body = formDataOf(fieldsOf(sent), []);
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
    onChange: (changes: Partial<A>): void => {
      latest.current = { ...latest.current, ...changes };
      setAnswers(latest.current);
      void send();
    },
  };
}
