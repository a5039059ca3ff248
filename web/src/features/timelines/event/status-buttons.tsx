import { type EventStatus, eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { phaseAt, type Placed } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useCallback, useState } from 'react';
import { timelinesApi } from '../../../data/timelines.ts';
import { write } from '../../../data/write.ts';
import { undoMs, undoPeriod } from '../../../lib/undo-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { isRecord } from '../details-of-type.ts';
import { formDataOf } from '../form-data.ts';
import { eventTexts as texts } from '../texts.ts';

type Changed = { readonly before: EventStatus; readonly untilMs: number };

/** Changes the status with one tap and offers an undo for a while. */
function useStatus(event: TimelineEvent) {
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
        setChanged({ before: event.status, untilMs: Date.now() + undoMs });
      }
      setWanted(null);
    },
    onUndo: async (): Promise<void> => {
      if (changed !== null && (await put(changed.before))) setChanged(null);
    },
  };
}

/**
 * Once an event has started, the user is asked whether it took place; before, it can only be cancelled or planned
 * again.
 */
type StatusChoices =
  | { readonly asks: true; readonly statuses: readonly EventStatus[] }
  | { readonly asks: false; readonly to: EventStatus };

export function statusChoicesOf(
  event: Placed & { readonly status: EventStatus },
  nowMs: number,
): StatusChoices {
  if (phaseAt(event, nowMs) !== 'future') {
    return { asks: true, statuses: ['done', 'missed', 'cancelled'] };
  }
  return { asks: false, to: event.status === 'planned' ? 'cancelled' : 'planned' };
}

/** Records such as results and documents have no buttons: they have always taken place. */
export function StatusButtons({ event }: { readonly event: TimelineEvent }) {
  const choices = statusChoicesOf(event, useNow());
  const { wanted, changed, onChoose, onUndo, onOver } = useStatus(event);
  if (isRecord(event.event_type)) return null;
  return (
    <>
      {choices.asks ? (
        <div role="group" aria-labelledby="change-status" className="print:hidden">
          <p id="change-status" className="mb-2 font-semibold">
            {texts.changeStatus}
          </p>
          <div className="flex flex-wrap gap-2.5">
            {choices.statuses.map((status: EventStatus) => (
              <ToggleButton
                key={status}
                isPressed={status === event.status}
                isBusy={wanted === status}
                onClick={() => void onChoose(status)}
                className="px-4"
              >
                {eventStatusLabels[status]}
              </ToggleButton>
            ))}
          </div>
        </div>
      ) : (
        <Button
          look="secondary"
          isBusy={wanted !== null}
          onClick={() => void onChoose(choices.to)}
          className="print:hidden"
        >
          {choices.to === 'cancelled' ? texts.callOff : texts.planAgain}
        </Button>
      )}
      <UndoPlace>
        {changed !== null && (
          <UndoNotice
            key={changed.untilMs}
            untilMs={changed.untilMs}
            onUndo={onUndo}
            onOver={onOver}
            isSaid
          >
            {undoPeriod}
          </UndoNotice>
        )}
      </UndoPlace>
    </>
  );
}
