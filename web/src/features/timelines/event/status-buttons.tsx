import {
  eventStatuses,
  eventStatusLabels,
  type EventStatus,
} from '@caretrail/contract/timelines/event-statuses';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { isRecord } from '../details-of-type.ts';
import { formDataOf } from '../form-data.ts';
import { editEvent } from '../thunks.ts';
import { eventTexts as texts } from './texts.ts';

/** One tap each. A result or a document took place by being there. */
export function StatusButtons({ event }: { readonly event: TimelineEvent }) {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<EventStatus | null>(null);
  if (isRecord(event.event_type)) return null;
  const onChoose = async (status: EventStatus): Promise<void> => {
    if (wanted !== null || status === event.status) return;
    setWanted(status);
    await dispatch(editEvent({ form: formDataOf({ id: event.id, status }, []) }));
    setWanted(null);
  };
  return (
    <div role="group" aria-labelledby="change-status" className="print:hidden">
      <p id="change-status" className="mb-2 font-semibold">
        {texts.changeStatus}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {eventStatuses.map((status) => (
          <Button
            key={status}
            look="secondary"
            aria-pressed={status === event.status}
            isBusy={wanted === status}
            onClick={() => void onChoose(status)}
            className="px-4 aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:ring-2 aria-pressed:ring-action"
          >
            {eventStatusLabels[status]}
          </Button>
        ))}
      </div>
    </div>
  );
}
