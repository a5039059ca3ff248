import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { timelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef, useState } from 'react';
import { timelinesApi } from '../../../data/timelines.ts';
import { isAborted, settled } from '../../../data/write.ts';
import type { Mistakes } from '../../../lib/form-values.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import type { OnProgress } from '../../../lib/upload.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';
import type { EventBody } from './body.ts';
import { sendingOf } from './draft.ts';
import { fieldInForm } from './check.ts';
import { formTexts } from './texts.ts';
import type { FormValues } from './values.ts';

export type SendState =
  | { readonly status: 'idle' }
  /** `share`: how much of it has left, from 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  /** `text`: what no field is to blame for. */
  | { readonly status: 'failed'; readonly text: string | null; readonly mistakes: Mistakes }
  | { readonly status: 'stale'; readonly stored: TimelineEvent };

const { createEvent, editEvent } = timelinesApi.endpoints;

type Running = ReturnType<
  ReturnType<typeof createEvent.initiate> | ReturnType<typeof editEvent.initiate>
>;

/** A form on its way. */
type Way = {
  readonly values: FormValues;
  readonly files: readonly File[];
  readonly onDone: (id: string) => void;
};

/** `questions.0` is a mistake of the questions. */
const asFields = (fields: Mistakes, values: FormValues): Mistakes =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [fieldInForm(path.split('.'), values), said]),
  );

/** Sends the form: one at a time, with progress, to be stopped, and sent again without doubling it. */
export function useEventSend() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const running = useRef<Running>(null);
  useEffect(() => () => running.current?.abort(), []);

  const follow = async (
    start: (onProgress: OnProgress) => Running,
    { values, onDone }: Way,
  ): Promise<void> => {
    if (running.current !== null) return;
    setState({ status: 'sending', share: 0 });
    running.current = start((share) => setState({ status: 'sending', share }));
    const { data, error } = await running.current;
    await dispatch(settled());
    running.current = null;
    if (data !== undefined) return onDone(data.id);
    const { fields, stored } = refusedWith(timelineEvent, error);
    if (stored !== null) return setState({ status: 'stale', stored });
    const mistakes = asFields(fields, values);
    const hasFields = Object.keys(mistakes).length > 0;
    const text = isAborted(error) ? formTexts.stopped : pickMessage.events(error);
    return setState({ status: 'failed', text: hasFields ? null : text, mistakes });
  };

  return {
    state,
    create: (event: EventBody, way: Way): Promise<void> => {
      const { idempotencyKey, ...same } = sendingOf(way.values, way.files, event);
      const body = formDataOf(same.body, same.files);
      return follow(
        (onProgress) => dispatch(createEvent.initiate({ body, onProgress, idempotencyKey })),
        way,
      );
    },
    edit: (edit: Partial<EventEdit> & { readonly id: string }, way: Way): Promise<void> => {
      const { idempotencyKey, ...same } = sendingOf(way.values, way.files, edit);
      const form = formDataOf(same.body, same.files);
      return follow(
        (onProgress) => dispatch(editEvent.initiate({ form, onProgress, idempotencyKey })),
        way,
      );
    },
    onStop: () => running.current?.abort(),
    onMistakes: (mistakes: Mistakes) => setState({ status: 'failed', text: null, mistakes }),
    onMended: (mend: (mistakes: Mistakes) => Mistakes) =>
      setState((before) =>
        before.status === 'failed' ? { ...before, mistakes: mend(before.mistakes) } : before,
      ),
  };
}
