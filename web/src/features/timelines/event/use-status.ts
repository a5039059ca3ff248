import type { EventStatus } from '@caretrail/contract/timelines/event-statuses';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useCallback, useState } from 'react';
import { undoMs } from '../../../lib/undo-time.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { write } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';

type Changed = {
  readonly before: EventStatus;
  readonly now: EventStatus;
  readonly untilMs: number;
};

/** The status by one tap, and how to take that back for a while. */
export function useStatus(event: TimelineEvent) {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<EventStatus | null>(null);
  const [changed, setChanged] = useState<Changed | null>(null);
  const onOver = useCallback(() => setChanged(null), []);

  const put = async (status: EventStatus): Promise<boolean> => {
    const form = formDataOf({ id: event.id, status }, []);
    return dispatch(write(timelinesApi.endpoints.editEvent.initiate({ form }))).then(
      () => true,
      () => false,
    );
  };
  return {
    wanted,
    changed,
    onOver,
    onChoose: async (status: EventStatus): Promise<void> => {
      if (wanted !== null || status === event.status) return;
      setWanted(status);
      if (await put(status)) {
        setChanged({ before: event.status, now: status, untilMs: Date.now() + undoMs });
      }
      setWanted(null);
    },
    onUndo: async (): Promise<void> => {
      if (changed !== null && (await put(changed.before))) setChanged(null);
    },
  };
}
