import { isAllNoted, isOver, unnotedSessions } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { CheckCheck, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { isOnItsWay } from '../../../data/device/overlay.ts';
import { useDeviceState } from '../../../data/device/state.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { WaitingLines } from '../../../shell/device/waiting-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { changeSessions } from '../calls.ts';
import { Part } from './part.tsx';
import { SessionList } from './session-list.tsx';
import { asItWas } from '../../../data/session-notes.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { StatusDialog } from './status-dialog.tsx';
import { sessionTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type SessionsPartProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
};

const mostAhead = 3;

/** What waits for an answer first, then what comes. Of a treatment that is over nothing is asked. */
export function SessionsPart({ treatment, today, change }: SessionsPartProps) {
  const { id, sessions, status } = treatment;
  const [isFinishing, setFinishing] = useState(false);
  const can = useCan();
  // What waits on this device is not asked again.
  const waiting = new Set(
    useDeviceState().waiting.flatMap((item) =>
      isOnItsWay(item) && 'what' in item.content && item.content.what === 'sessions'
        ? item.content.sessions.map((note) => note.id)
        : [],
    ),
  );
  if (isOver(status) || sessions.length === 0) return null;
  const isSaid = (each: TreatmentSession): boolean => waiting.has(each.id);
  const unnoted = unnotedSessions(treatment, today).filter((each) => !isSaid(each));
  const ahead = sessions
    .filter((each) => !isSaid(each) && each.status === 'planned' && each.date > today)
    .slice(0, mostAhead);
  const onAllDone = (): void =>
    void change.make(
      changeSessions(id, { sessions: unnoted.map((each) => ({ id: each.id, status: 'done' })) }),
      {
        text: texts.notedMany({ count: unnoted.length, undo: undoPeriod }),
        call: () => changeSessions(id, { sessions: unnoted.map(asItWas) }),
      },
    );
  return (
    <div className="print:hidden">
      <Part heading={texts.heading}>
        <WaitingLines
          isHere={(content) => content.what === 'sessions' && content.treatmentId === id}
        />
        {unnoted.length > 0 && (
          <div>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="text-h3">{texts.ask({ count: unnoted.length })}</h3>
              {unnoted.length > 1 && can('add', 'treatments') && (
                <Button look="secondary" isBusy={change.isBusy} onClick={onAllDone}>
                  <CheckCheck className="size-5" aria-hidden="true" />
                  {texts.allDone({ count: unnoted.length })}
                </Button>
              )}
            </div>
            <SessionList {...{ treatment, today, change }} sessions={unnoted} isAsked />
          </div>
        )}
        {ahead.length > 0 && (
          <div>
            <h3 className="text-h3">{texts.next}</h3>
            <SessionList {...{ treatment, today, change }} sessions={ahead} />
          </div>
        )}
        {isAllNoted(treatment) && can('manage', 'treatments') && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{texts.allNoted}</p>
            <Button onClick={() => setFinishing(true)}>
              <CircleCheck className="size-5" aria-hidden="true" />
              {texts.finishNow}
            </Button>
          </div>
        )}
        {isFinishing && (
          <StatusDialog
            status="completed"
            {...{ treatment, today, change }}
            onClose={() => setFinishing(false)}
          />
        )}
      </Part>
    </div>
  );
}
