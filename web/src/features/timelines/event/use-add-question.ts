import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { eventEdit } from '@caretrail/contract/timelines/event-body';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { keepLoaded } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { write } from '../../../data/write.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';
import { afterConflict } from './question-conflict.ts';

type State =
  | { readonly status: 'typing' | 'sending' }
  | { readonly status: 'failed'; readonly text: string }
  /** The questions were changed somewhere else: the user chooses. */
  | { readonly status: 'stale'; readonly stored: TimelineEvent };

/** Adds one question to an event. */
export function useAddQuestion(event: TimelineEvent) {
  const dispatch = useAppDispatch();
  const { refetch } = timelinesApi.useListEventsQuery(undefined, keepLoaded);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ status: 'typing' });
  const question = text.trim();

  const clear = (): void => {
    setText('');
    setState({ status: 'typing' });
  };
  const fail = (error: unknown): void => {
    const [field] = Object.values(refusedWith(timelineEvent, error).fields);
    setState({ status: 'failed', text: field ?? pickMessage.events(error) });
  };
  const put = async ({ id, version, title, questions }: TimelineEvent): Promise<void> => {
    const changes = { version, questions: [...questions, question] };
    const checked = eventEdit.safeParse(changes);
    if (!checked.success) {
      setState({ status: 'failed', text: checked.error.issues[0]?.message ?? '' });
      return;
    }
    setState({ status: 'sending' });
    const form = formDataOf({ ...changes, id }, []);
    const waiting = { eventId: id, title, question, version, seen: questions };
    try {
      await dispatch(write(timelinesApi.endpoints.editEvent.initiate({ form, question: waiting })));
      clear();
    } catch (error) {
      const { stored } = refusedWith(timelineEvent, error);
      if (stored === null) return fail(error);
      const next = afterConflict(question, questions, stored.questions);
      if (next === 'again') return put(stored);
      if (next === 'ask') return setState({ status: 'stale', stored });
      await refetch();
      clear();
    }
    return undefined;
  };

  return {
    text,
    question,
    state,
    onType: (typed: string): void => {
      setText(typed);
      if (state.status === 'failed') setState({ status: 'typing' });
    },
    onSave: (): void => {
      if (question !== '' && state.status !== 'sending') void put(event);
    },
    onKeepMine: (stored: TimelineEvent): void => void put(stored),
    onTakeOther: (): void => void refetch().then(clear),
  };
}
