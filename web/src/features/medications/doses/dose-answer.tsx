import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { datePart } from '@caretrail/contract/time/days';
import { CircleCheck, CircleSlash, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { WrittenBy } from '../../../shell/written-by.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemIcon } from '../../../ui/problem-icon.tsx';
import { type Asked, DoseButtons } from './dose-buttons.tsx';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { isAnswer, isAnsweredState } from '@caretrail/contract/medications/is-answered';
import { formatAnswer, plannedClock } from './format-dose.ts';
import { isRecordedLate } from './recorded-late.ts';
import { entryTexts, todayTexts as texts } from './texts.ts';
import type { DoseProblem } from './use-record-doses.ts';
import type { Recorded } from './use-recorded.ts';

type UndoRowProps = {
  readonly recorded: Recorded;
  /** Name of the dose, for screen readers. */
  readonly name: string;
  readonly today: DayNow;
  readonly zone: string;
  /** On a phone it takes the whole width. */
  readonly isCompact?: boolean;
  readonly onUndo: () => void;
  /** Corrects the time of a dose that was recorded late. */
  readonly onTime?: () => void;
};

function UndoRow({ recorded, name, today, zone, onUndo, onTime }: UndoRowProps) {
  const { dose, log, isOther, isOlder = false } = recorded;
  const isTaken = log.status === 'taken';
  // The entry cannot be changed before the server has assigned its id.
  const isBusy = log.id === '';
  const hasTime = onTime !== undefined && isRecordedLate(recorded);
  const waits = isWaiting(log);
  const Icon = waits ? Clock : isTaken ? CircleCheck : CircleSlash;
  return (
    // As wide as the buttons it covers, however long the text is, or the row would wrap. Long text takes two lines,
    // which are no higher than the buttons.
    <div
      className={`flex flex-wrap items-center justify-between gap-y-2 ${isOlder ? '' : 'w-0 min-w-full'} ${hasTime ? 'gap-x-2' : 'gap-x-4'}`}
    >
      {/* In large letters it has a line of its own. */}
      <p className="flex min-w-0 flex-1 basis-24 items-center gap-2 leading-tight font-medium">
        <Icon
          className={`size-5 shrink-0 ${Icon === CircleCheck ? 'text-fine' : ''}`}
          aria-hidden="true"
        />
        <span className="min-w-0">
          {formatAnswer(log, datePart(dose.local_date_time), today, zone)}
          {isOther === true && <WrittenBy id={log.by} />}
          {waits && (
            <span className="block text-small leading-tight font-normal">
              {entryTexts.notSentYet}
            </span>
          )}
        </span>
      </p>
      {hasTime && (
        <Button
          look="quiet"
          className="max-w-max grow basis-22 px-3! py-0! leading-tight"
          isBusy={isBusy}
          aria-label={texts.timeFor({ name })}
          onClick={onTime}
        >
          {entryTexts.otherTime}
        </Button>
      )}
      {isOther !== true && (
        <Button
          look="secondary"
          data-first=""
          className="max-w-full shrink-0 px-4 max-sm:px-3"
          isBusy={isBusy}
          aria-label={texts.undoFor({ name })}
          onClick={onUndo}
        >
          <Undo2 className="size-5 max-sm:hidden" aria-hidden="true" />
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

type UndoInPlaceProps = Omit<UndoRowProps, 'recorded'> & {
  readonly recorded: Recorded | undefined;
  readonly children: ReactNode;
};

export const isAnsweredHere = (recorded: Recorded | undefined): recorded is Recorded =>
  recorded?.isKept === true && isAnswer(recorded.log);

/**
 * Shows the recorded answer over the last line of the buttons, where “Record as taken” is not, unless all of them are in
 * one line. They keep their space, so that the rows below do not move.
 */
export function UndoInPlace({ recorded, children, ...row }: UndoInPlaceProps) {
  const isShown = isAnsweredHere(recorded);
  return (
    <div
      className={`grid max-w-full grid-cols-[minmax(0,1fr)] items-end *:[grid-area:1/1] ${row.isCompact === true ? 'max-sm:w-full' : 'max-[480px]:w-full'}`}
    >
      {!(isShown && recorded.isOlder === true) && (
        <div className={isShown ? 'invisible' : ''}>{children}</div>
      )}
      {isShown && <UndoRow recorded={recorded} {...row} />}
    </div>
  );
}

type DoseAnswerProps = {
  readonly dose: DoseOccurrence;
  readonly recorded: Recorded | undefined;
  readonly state: DoseState;
  /** The dose is of an earlier day and is recorded at its planned time. */
  readonly isPast?: boolean;
  readonly isCompact?: boolean;
  readonly isOneOfSeveral?: boolean;
  readonly nowMs: number;
  readonly today: DayNow;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
  readonly onUndo: () => void;
};

/** The buttons to answer one dose; once it is answered on this screen, the answer and an undo. */
export function DoseAnswer(props: DoseAnswerProps) {
  const { dose, recorded, state, isPast = false, today, zone, onTaken, onAsk, onUndo } = props;
  const { isCompact = false, isOneOfSeveral = false, nowMs } = props;
  const name = texts.atTime({ name: dose.medication_name, time: plannedClock(dose, zone) });
  if (!useCan()('add', 'medication')) return null;
  return (
    <UndoInPlace
      {...{ recorded, name, today, zone, isCompact, onUndo }}
      onTime={() => onAsk('other-time')}
    >
      <DoseButtons {...{ dose, state, isPast, isCompact, isOneOfSeveral, nowMs, onTaken, onAsk }} />
    </UndoInPlace>
  );
}

type DoseBadgesProps = {
  readonly state: DoseState;
  /** Hazardous handling, shown until the dose is recorded. */
  readonly isHazardous: boolean;
  readonly recorded: Recorded | undefined;
};

/** Warnings to show beside the name before a dose is taken. Once it is answered here, they only keep their room. */
export function DoseBadges({ state, isHazardous, recorded }: DoseBadgesProps) {
  const isDone = isAnsweredState(state);
  return (
    <span className={`contents ${isAnsweredHere(recorded) ? 'invisible' : ''}`}>
      {state === 'late' && <Badge>{texts.late}</Badge>}
      {isHazardous && !isDone && <Badge>{texts.hazardous}</Badge>}
    </span>
  );
}

type DoseClearedProps = {
  readonly dose: DoseOccurrence;
  readonly recorded: Recorded | undefined;
};

/** Its record was cleared on this screen. Recorded again, the line keeps its room. */
export const DoseClearedLine = ({ dose, recorded }: DoseClearedProps) => (
  <p className={`font-medium ${isAnsweredHere(recorded) ? 'invisible' : ''}`}>
    {isWaiting(dose.log) ? texts.clearedHere : texts.cleared}
  </p>
);

/** Why a dose was not recorded. Announced to screen readers; the focus stays on the buttons. */
export const DoseProblemLine = ({ problem }: { readonly problem: DoseProblem | undefined }) =>
  problem && (
    <p role="alert" className="flex basis-full gap-2 font-medium text-problem">
      <ProblemIcon className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {texts.problem({ name: problem.name, problem: problem.text })}
      </span>
    </p>
  );
