import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import { asNeededLines } from '@caretrail/contract/medications/format-schedule';
import { Info, Plus } from 'lucide-react';
import { DoseProblemLine, isAnsweredHere, UndoInPlace } from '../doses/dose-answer.tsx';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { IfCan } from '../../../session/if-can.tsx';
import { formatExact, formatSince, momentOf } from '../doses/format-dose.ts';
import { OtherTimeDialog } from '../doses/other-time-dialog.tsx';
import { todayTexts } from '../doses/texts.ts';
import { anotherTexts, asNeededTexts as texts } from './texts.ts';
import type { DoseProblem } from '../doses/use-record-doses.ts';
import type { Recorded } from '../doses/use-recorded.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MedicineLink } from '../place-links.tsx';
import type { AsNeededMedicine } from './as-needed.ts';
import { type DoseClock, useRecordAsNeeded } from './use-record-as-needed.ts';

type AsNeededRowProps = DoseClock & {
  readonly each: AsNeededMedicine;
  readonly takenMs: readonly number[];
  readonly recorded: Recorded | undefined;
  readonly problem: DoseProblem | undefined;
  readonly onRecorded: (recorded: Pick<Recorded, 'dose' | 'log'>) => void;
  readonly onProblem: (problem: DoseProblem | null) => void;
  readonly onUndo: () => void;
};

type LimitsProps = Pick<AsNeededRowProps, 'each' | 'takenMs' | 'nowMs' | 'zone'>;

/** Time since the last dose, doses in the last 24 hours, and a notice at the limits. */
function Limits({ each: { pattern }, takenMs, nowMs, zone }: LimitsProps) {
  const { lastMs, inLastDay, warning, freeFromMs } = asNeededAt(pattern, takenMs, nowMs);
  const count =
    pattern.max_per_day === null
      ? texts.count({ count: inLastDay })
      : texts.of({ count: inLastDay, most: pattern.max_per_day });
  return (
    <>
      <p className="font-medium">
        {lastMs === null
          ? texts.never
          : `${texts.last({ ago: formatSince(nowMs - lastMs) })} · ${count}`}
      </p>
      {warning !== null && freeFromMs !== null && (
        <p className="mt-1 flex gap-2">
          <Info className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <span>
            {warning === 'at_most' && <span className="block">{texts.atMost}</span>}
            <span className="block">
              {texts.notBefore(momentOf(freeFromMs, dayNow(nowMs, zone), zone))}
            </span>
            <span className="block">{texts.recordable}</span>
          </span>
        </p>
      )}
    </>
  );
}

/** An as-needed medicine. Recording is never blocked; for an earlier day it asks for the time. */
export function AsNeededRow(props: AsNeededRowProps) {
  const { each, takenMs, recorded, problem, isPast, zone, onUndo } = props;
  const { medicine, pattern, parts } = each;
  // The page's clock ticks once a minute; a dose just recorded may be ahead of it.
  const nowMs = Math.max(props.nowMs, ...takenMs);
  const { question, isBusy, onPress, onRecord, onClose } = useRecordAsNeeded(props);
  return (
    <li
      data-dose={medicine.id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <MedicineLink id={medicine.id} className="link max-w-full py-1.5! wrap-anywhere">
          {medicine.name}
        </MedicineLink>
        <p className="wrap-anywhere">{formatExact(parts, medicine.dosage)}</p>
        {asNeededLines(pattern).map((words) => (
          <p key={words} className="text-ink-soft">
            {words}
          </p>
        ))}
        {!isPast && <Limits {...{ each, takenMs, nowMs, zone }} />}
      </div>
      <IfCan act="add" area="medication">
        <UndoInPlace
          name={medicine.name}
          today={dayNow(nowMs, zone)}
          {...{ recorded, zone, onUndo }}
        >
          <Button
            look="secondary"
            isBusy={isBusy}
            aria-label={texts.recordFor({ name: medicine.name })}
            onClick={onPress}
          >
            <Plus className="size-5" aria-hidden="true" />
            {texts.record}
          </Button>
        </UndoInPlace>
      </IfCan>
      {/* Never where Undo is: a late tap on Undo must not record another dose. */}
      {isAnsweredHere(recorded) && (
        <div className="min-h-target basis-full">
          <Button
            look="quiet"
            className="-ms-3 px-3"
            isBusy={isBusy}
            aria-label={texts.anotherFor({ name: medicine.name })}
            onClick={onPress}
          >
            <Plus className="size-5" aria-hidden="true" />
            {texts.another}
          </Button>
        </div>
      )}
      {recorded !== undefined && recorded.log.id !== '' && !isAnswer(recorded.log) && (
        <p className="flex min-h-target basis-full items-center font-medium wrap-anywhere">
          {todayTexts.said.cleared({ names: medicine.name })}
        </p>
      )}
      <DoseProblemLine problem={problem} />
      {question?.kind === 'time' && (
        <OtherTimeDialog
          name={medicine.name}
          recorded={{ at: question.at, time_zone: zone }}
          nowMs={props.nowMs}
          zone={zone}
          onTaken={onRecord}
          onClose={onClose}
        />
      )}
      {question?.kind === 'another' && (
        <ConfirmDialog
          heading={question.heading}
          confirmText={question.confirm}
          cancelText={anotherTexts.cancel}
          isOpen
          isLosing
          onConfirm={() => onRecord()}
          onClose={onClose}
        >
          {question.words.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </ConfirmDialog>
      )}
    </li>
  );
}
