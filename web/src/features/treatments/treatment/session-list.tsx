import { type SessionFace, sessionFaceLabels } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { faceOf, type TreatmentSession } from '@caretrail/contract/treatments/session';
import { CalendarClock, Check, Circle, type LucideIcon, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { changeSessions } from '../calls.ts';
import { formatSessionDay } from '../format-when.ts';
import { type AskedSession, SessionDialogs } from './session-dialogs.tsx';
import { asItWas } from '../../../data/session-notes.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { planTexts, sessionTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type FaceLook = {
  readonly Icon: LucideIcon;
  readonly tone: 'neutral' | 'fine' | 'problem' | 'action';
  /** Of a cell in the strip. */
  readonly cell: string;
};

/** Each has its icon; the colour only helps. Complete class names, because Tailwind searches for them. */
export const faceLooks: Record<SessionFace, FaceLook> = {
  planned: { Icon: Circle, tone: 'neutral', cell: 'border-edge bg-sheet text-ink-soft' },
  done: { Icon: Check, tone: 'fine', cell: 'border-fine bg-fine-tint text-fine' },
  missed: { Icon: X, tone: 'problem', cell: 'border-problem bg-problem-tint text-problem' },
  moved: {
    Icon: CalendarClock,
    tone: 'action',
    cell: 'border-dashed border-action bg-action-tint text-action',
  },
};

type SessionRowProps = {
  readonly session: TreatmentSession;
  readonly number: number;
  readonly today: string;
  /** Its day has come: then what became of it is asked. */
  readonly isAsked: boolean;
  /** The first that waits: "Done" is what one is here for. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onDone: () => void;
  readonly onAsk: (what: AskedSession['what']) => void;
};

/** One session: its day, what became of it, and one tap to say so. */
function SessionRow(props: SessionRowProps) {
  const { session, number, today, isAsked, isFirst, isBusy, onDone, onAsk } = props;
  const can = useCan();
  const canPlan = can('manage', 'treatments');
  const face = faceOf(session);
  const { Icon } = faceLooks[face];
  const when = formatSessionDay(session, today, 'within');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{texts.numbered({ number, day: when })}</span>
          {/* Of today's session the line says it already. */}
          {(session.date !== today || session.status !== 'planned') && (
            <Badge tone={faceLooks[face].tone}>
              <Icon aria-hidden="true" />
              {sessionFaceLabels[face]}
            </Badge>
          )}
        </p>
        {session.moved_from !== null && (
          <p className="text-ink-soft">
            {planTexts.movedFrom({ day: longDate(session.moved_from) })}
          </p>
        )}
        {session.reason !== '' && <p className="wrap-anywhere">{session.reason}</p>}
      </div>
      {can('add', 'treatments') && (
        <div className="flex flex-wrap gap-2">
          {isAsked && (
            <>
              <Button
                look={isFirst ? 'primary' : 'secondary'}
                isBusy={isBusy}
                aria-label={texts.of.done({ day: when })}
                onClick={onDone}
              >
                <Check className="size-5" aria-hidden="true" />
                {texts.done}
              </Button>
              <Button
                look="secondary"
                className="px-4"
                aria-label={texts.of.missed({ day: when })}
                onClick={() => onAsk('missed')}
              >
                <X className="size-5" aria-hidden="true" />
                {texts.missed}
              </Button>
            </>
          )}
          {canPlan && session.status === 'planned' && (
            <Button
              look={isAsked ? 'quiet' : 'secondary'}
              className="px-3"
              aria-label={texts.of.move({ day: when })}
              onClick={() => onAsk('move')}
            >
              <CalendarClock className="size-5" aria-hidden="true" />
              {texts.move}
            </Button>
          )}
          {canPlan && !isAsked && (
            <Button
              look="quiet"
              className="px-3"
              aria-label={texts.of.change({ day: when })}
              onClick={() => onAsk('change')}
            >
              <PencilLine className="size-5" aria-hidden="true" />
              {texts.change}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type SessionListProps = {
  readonly treatment: Treatment;
  readonly sessions: readonly TreatmentSession[];
  readonly today: string;
  readonly change: Change;
  /** Their day has come: then what became of them is asked. */
  readonly isAsked?: boolean;
};

/** Sessions in rows, each with what can be said of it. */
export function SessionList(props: SessionListProps) {
  const { treatment, sessions, today, change, isAsked = false } = props;
  const [asked, setAsked] = useState<AskedSession | null>(null);
  const onDone = (session: TreatmentSession): void => {
    const done = { id: session.id, status: 'done' } as const;
    void change.make(changeSessions(treatment.id, { sessions: [done] }), {
      text: texts.notedDone({ day: formatSessionDay(session, today), undo: undoPeriod }),
      call: () => changeSessions(treatment.id, { sessions: [asItWas(session)] }),
    });
  };
  return (
    <>
      <ul>
        {sessions.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            number={treatment.sessions.indexOf(session) + 1}
            today={today}
            isAsked={isAsked}
            isFirst={index === 0}
            isBusy={change.isBusy}
            onDone={() => onDone(session)}
            onAsk={(what) => setAsked({ what, session })}
          />
        ))}
      </ul>
      {asked !== null && (
        <SessionDialogs {...{ treatment, today, change, asked }} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
