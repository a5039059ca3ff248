import {
  type DoseOccurrence,
  type SkipReason,
  skipReasons,
} from '@caretrail/contract/medications/doses';
import { useState } from 'react';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { WrittenBy } from '../../../shell/written-by.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { VersionsTable } from '../../../ui/two-versions.tsx';
import { ClinicLine } from './clinic-line.tsx';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { formatEntry, plannedClock } from './format-dose.ts';
import { conflictDialogTexts, entryDialogTexts, skipTexts } from './dialog-texts.ts';
import { entryTexts, todayTexts } from './texts.ts';
import { reasonLabels } from './skip-reason-texts.ts';
import type { DoseConflict } from './use-record-doses.ts';

type SkipDialogProps = {
  readonly name: string;
  /** Asks for confirmation twice. */
  readonly neverStopSuddenly: boolean;
  readonly prescriber: string;
  /** The dose was recorded as taken by mistake. */
  readonly isCorrection: boolean;
  readonly onSkip: (reason: SkipReason | null) => void;
  readonly onClose: () => void;
};

export function SkipDialog(props: SkipDialogProps) {
  const { name, neverStopSuddenly, prescriber, isCorrection, onSkip, onClose } = props;
  const choices = skipReasons.map((value) => ({ value, label: reasonLabels[value] }));
  const words = isCorrection ? skipTexts.notTaken : skipTexts;
  const [reason, setReason] = useState<SkipReason>();
  const [isSecond, setSecond] = useState(false);
  if (isSecond) {
    return (
      <ConfirmDialog
        key="sure"
        heading={skipTexts.sureHeading}
        confirmText={words.sureConfirm}
        cancelText={words.cancel}
        isOpen
        isFinal
        onConfirm={() => onSkip(reason ?? null)}
        onClose={onClose}
      >
        <p>{skipTexts.sure({ name })}</p>
        {prescriber !== '' && <p>{skipTexts.prescriber({ who: prescriber })}</p>}
        <ClinicLine />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      heading={words.heading({ name })}
      confirmText={words.confirm}
      cancelText={words.cancel}
      isOpen
      isWarning={neverStopSuddenly}
      onConfirm={() => (neverStopSuddenly ? setSecond(true) : onSkip(reason ?? null))}
      onClose={onClose}
    >
      {neverStopSuddenly && <p className="font-semibold text-problem">{skipTexts.notSuddenly}</p>}
      <RadioGroup
        legend={skipTexts.reason}
        name="skip-reason"
        choices={choices}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

type DoseConflictDialogProps = DoseConflict & {
  readonly today: DayNow;
  readonly zone: string;
  readonly onSettle: (isMine: boolean) => void;
};

/** §8: two conflicting entries for one dose. The user chooses; the log keeps both. */
export function DoseConflictDialog({
  dose,
  note,
  stored,
  today,
  zone,
  onSettle,
}: DoseConflictDialogProps) {
  const formatNote = ({
    status,
    reason = null,
    at,
    time_zone = zone,
  }: DoseConflict['note']): string =>
    status === 'cleared'
      ? conflictDialogTexts.nothing
      : formatEntry({ status, reason, at, time_zone }, today, zone);
  const heading = conflictDialogTexts.heading({
    name: dose.medication_name,
    time: plannedClock(dose, zone),
  });
  return (
    <Dialog
      heading={heading}
      isOpen
      onClose={() => onSettle(false)}
      actions={
        <>
          <Button look="secondary" onClick={() => onSettle(false)}>
            {conflictDialogTexts.takeOther}
          </Button>
          <Button look="secondary" onClick={() => onSettle(true)}>
            {conflictDialogTexts.keepMine}
          </Button>
        </>
      }
    >
      <p>{conflictDialogTexts.lead}</p>
      <VersionsTable
        caption={heading}
        rows={[
          { label: conflictDialogTexts.what, mine: formatNote(note), other: formatNote(stored) },
        ]}
      />
    </Dialog>
  );
}

type EntryDialogProps = {
  readonly dose: DoseOccurrence;
  readonly today: DayNow;
  readonly zone: string;
  readonly onClear: () => void;
  readonly onOtherTime: () => void;
  readonly onNotTaken: () => void;
  readonly onClose: () => void;
};

/** Clears or corrects a recorded dose at any later time. The log keeps both entries. */
export function EntryDialog(props: EntryDialogProps) {
  const { dose, today, zone, onClear, onOtherTime, onNotTaken, onClose } = props;
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const { log } = dose;
  const by = log?.by ?? null;
  const isTaken = log?.status === 'taken';
  // An as-needed dose is not planned, so it cannot be skipped.
  const isSkippable = dose.slot_id !== null && isTaken;
  return (
    <Dialog
      heading={todayTexts.atTime({ name: dose.medication_name, time: plannedClock(dose, zone) })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look={isTaken ? 'primary' : 'secondary'} onClick={onOtherTime}>
            {isTaken ? entryTexts.otherTime : entryDialogTexts.takenAfterAll}
          </Button>
          {isSkippable && (
            <Button look="secondary" onClick={onNotTaken}>
              {entryDialogTexts.notTaken}
            </Button>
          )}
          <Button look="secondary" data-risky="" onClick={onClear}>
            {entryDialogTexts.undo}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {entryDialogTexts.close}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {log !== null &&
          (by === null || by === you ? (
            entryDialogTexts.byYou({ what: formatEntry(log, today, zone) })
          ) : (
            <>
              {formatEntry(log, today, zone)}
              <WrittenBy id={by} />
            </>
          ))}
      </p>
    </Dialog>
  );
}
