import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { localAt } from '@caretrail/contract/time/zoned';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { useRef, useState } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { settled } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';
import { removeClock, type Started } from './clock.ts';

const { createEvent } = timelinesApi.endpoints;

export type SavedState =
  | { readonly status: 'none' | 'saving' | 'waiting' }
  | { readonly status: 'saved'; readonly event: TimelineEvent }
  | { readonly status: 'failed'; readonly text: string };

/** Stores a seizure with the time of its clock. Until that has happened the clock is kept. */
export function useSaveSeizure(zone: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SavedState>({ status: 'none' });
  const isRunning = useRef(false);
  const startOf = ({ startedMs }: Started): string => localAt(startedMs, zone);
  const save = async (started: Started): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'saving' });
    const name = symptomNames.seizure;
    const body = formDataOf(
      {
        event_type: 'Important Data',
        title: name,
        symptoms: [name],
        start: startOf(started),
        time_zone: zone,
        status: 'done',
        seizure: { ...noSeizureDetails, seconds: started.lasted },
      },
      [],
    );
    const { data, error } = await dispatch(
      createEvent.initiate({ body, idempotencyKey: started.key }),
    );
    isRunning.current = false;
    if (data === undefined) return setState({ status: 'failed', text: pickMessage.events(error) });
    removeClock();
    setState(isWaiting(data) ? { status: 'waiting' } : { status: 'saved', event: data });
    await dispatch(settled());
  };
  return {
    state,
    /** '14:02' */
    clockOf: (started: Started): string => startOf(started).slice('YYYY-MM-DDT'.length),
    onSave: (started: Started): void => void save(started),
  };
}
