import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { datePart } from '@caretrail/contract/time/days';
import { CircleCheck, CircleSlash, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemIcon } from '../../../ui/problem-icon.tsx';
import { type Asked, DoseButtons } from './dose-buttons.tsx';
import { type DayNow, formatKeptEntry, plannedClock } from './format-dose.ts';
import { todayTexts as texts } from './texts.ts';
import type { DoseProblem } from './use-record-doses.ts';
import type { Recorded } from './use-recorded.ts';

type UndoRowProps = {
  readonly recorded: Recorded;
  /** Whose Undo it is, for those who hear the page. */
  readonly name: string;
  readonly today: DayNow;
  readonly zone: string;
  readonly onUndo: () => void;
};

function UndoRow({ recorded: { dose, log, isOther }, name, today, zone, onUndo }: UndoRowProps) {
  const isTaken = log.status === 'taken';
  const Icon = isTaken ? CircleCheck : CircleSlash;
  return (
    // Long words take a second line beside Undo, which is no higher than the buttons they stand over.
    <div className="flex items-center justify-between gap-x-4">
      <p className="flex min-w-0 items-center gap-2 leading-tight font-medium">
        <Icon className={`size-5 shrink-0 ${isTaken ? 'text-fine' : ''}`} aria-hidden="true" />
        {formatKeptEntry(log, datePart(dose.local_date_time), today, zone)}
      </p>
      {isOther !== true && (
        <Button
          look="secondary"
          className="shrink-0 px-4 max-sm:px-3"
          // Until the server has named the entry there is nothing to undo.
          isBusy={log.id === ''}
          aria-label={texts.undoFor(name)}
          data-undo=""
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

/** What was recorded stands over the buttons that recorded it: they keep their room, so that no row below moves. */
export function UndoInPlace({ recorded, children, ...row }: UndoInPlaceProps) {
  const isShown = recorded?.isKept === true && recorded.log.status !== 'cleared';
  return (
    <div className="grid items-start *:[grid-area:1/1]">
      <div className={isShown ? 'invisible' : ''}>{children}</div>
      {isShown && <UndoRow recorded={recorded} {...row} />}
    </div>
  );
}

type DoseAnswerProps = {
  readonly dose: DoseOccurrence;
  readonly recorded: Recorded | undefined;
  readonly state: DoseState;
  /** On an earlier day: it is recorded at the time for which it was planned. */
  readonly isPast?: boolean;
  readonly today: DayNow;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
  readonly onUndo: () => void;
};

/** The answers to one dose; for some seconds after one was given, what was answered and an Undo. */
export function DoseAnswer(props: DoseAnswerProps) {
  const { dose, recorded, state, isPast = false, today, zone, onTaken, onAsk, onUndo } = props;
  const name = `${dose.medication_name}, ${plannedClock(dose, zone)}`;
  return (
    <UndoInPlace {...{ recorded, name, today, zone, onUndo }}>
      <DoseButtons {...{ dose, state, isPast, onTaken, onAsk }} />
    </UndoInPlace>
  );
}

type DoseBadgesProps = {
  readonly state: DoseState;
  /** Of the medicine. Once the dose is recorded there is nothing left to handle. */
  readonly isHazardous: boolean;
};

/** What has to be known before a dose is taken, beside its name. */
export function DoseBadges({ state, isHazardous }: DoseBadgesProps) {
  const isDone = state === 'taken' || state === 'skipped';
  return (
    <>
      {state === 'late' && <Badge>{texts.late}</Badge>}
      {isHazardous && !isDone && <Badge>{texts.hazardous}</Badge>}
    </>
  );
}

/** Why a dose was not recorded, in its row: read out, and the focus stays at its buttons. */
export const DoseProblemLine = ({ problem }: { readonly problem: DoseProblem | undefined }) =>
  problem && (
    <p role="alert" className="flex basis-full gap-2 font-medium text-problem">
      <ProblemIcon className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{`${problem.name}: ${problem.text}`}</span>
    </p>
  );
