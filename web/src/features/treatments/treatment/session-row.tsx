import { sessionFaceLabels } from '@caretrail/contract/treatments/labels';
import { faceOf, type TreatmentSession } from '@caretrail/contract/treatments/session';
import { CalendarClock, Check, PencilLine, X } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { sessionWhen } from '../words/when-words.ts';
import { faceLooks } from './face-looks.ts';
import type { AskedSession } from './session-dialogs.tsx';
import { planTexts, sessionTexts as texts } from './texts.ts';

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
export function SessionRow(props: SessionRowProps) {
  const { session, number, today, isAsked, isFirst, isBusy, onDone, onAsk } = props;
  const face = faceOf(session);
  const { Icon } = faceLooks[face];
  const when = sessionWhen(session, today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{`${number}. ${when}`}</span>
          {/* Of today's session the line says it already. */}
          {(session.date !== today || session.status !== 'planned') && (
            <Badge tone={faceLooks[face].tone}>
              <Icon aria-hidden="true" />
              {sessionFaceLabels[face]}
            </Badge>
          )}
        </p>
        {session.moved_from !== null && (
          <p className="text-ink-soft">{planTexts.movedFrom(longDate(session.moved_from))}</p>
        )}
        {session.reason !== '' && <p className="wrap-anywhere">{session.reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {isAsked && (
          <>
            <Button
              look={isFirst ? 'primary' : 'secondary'}
              isBusy={isBusy}
              aria-label={texts.of(texts.done, when)}
              onClick={onDone}
            >
              <Check className="size-5" aria-hidden="true" />
              {texts.done}
            </Button>
            <Button
              look="secondary"
              className="px-4"
              aria-label={texts.of(texts.missed, when)}
              onClick={() => onAsk('missed')}
            >
              <X className="size-5" aria-hidden="true" />
              {texts.missed}
            </Button>
          </>
        )}
        {session.status === 'planned' && (
          <Button
            look={isAsked ? 'quiet' : 'secondary'}
            className="px-3"
            aria-label={texts.of(texts.move, when)}
            onClick={() => onAsk('move')}
          >
            <CalendarClock className="size-5" aria-hidden="true" />
            {texts.move}
          </Button>
        )}
        {!isAsked && (
          <Button
            look="quiet"
            className="px-3"
            aria-label={texts.of(texts.change, when)}
            onClick={() => onAsk('change')}
          >
            <PencilLine className="size-5" aria-hidden="true" />
            {texts.change}
          </Button>
        )}
      </div>
    </li>
  );
}
