import { type EventStatus, eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { isRecord } from '../details-of-type.ts';
import { statusChoicesOf } from './status-choices.ts';
import { eventTexts as texts } from './texts.ts';
import { useStatus } from './use-status.ts';

/** One tap, and Undo for a while. A result or a document took place by being there. */
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
          >
            {texts.statusChanged(eventStatusLabels[changed.now])}
          </UndoNotice>
        )}
      </UndoPlace>
    </>
  );
}
