import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { localAt } from '@caretrail/contract/time/zoned';
import { titleOf } from '@caretrail/contract/timelines/own-title';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { settled } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';

const { createEvent } = timelinesApi.endpoints;

const event_type = 'Important Data';

type SavedState =
  | { readonly status: 'saving' | 'waiting' }
  | { readonly status: 'saved'; readonly event: TimelineEvent }
  | { readonly status: 'failed'; readonly text: string };

/** Stores a symptom as of now, at once. */
export function useSaveSymptom(name: string, zone: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SavedState>({ status: 'saving' });
  // Sent again after a lost answer, it counts once, and as of the tap.
  const [tap] = useState(() => ({ key: crypto.randomUUID(), start: localAt(Date.now(), zone) }));
  const isRunning = useRef(false);
  const save = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'saving' });
    const body = formDataOf(
      {
        event_type,
        symptoms: [name],
        title: titleOf({ event_type, symptoms: [name], title: '', description: '' }),
        start: tap.start,
        time_zone: zone,
        status: 'done',
      },
      [],
    );
    const { data, error } = await dispatch(createEvent.initiate({ body, idempotencyKey: tap.key }));
    isRunning.current = false;
    if (data === undefined) return setState({ status: 'failed', text: pickMessage.events(error) });
    setState(isWaiting(data) ? { status: 'waiting' } : { status: 'saved', event: data });
    await dispatch(settled());
  };
  const begin = useEffectEvent(() => void save());
  useEffect(() => begin(), []);
  return {
    state,
    /** '14:02' */
    time: tap.start.slice('YYYY-MM-DDT'.length),
    onSave: (): void => void save(),
  };
}
