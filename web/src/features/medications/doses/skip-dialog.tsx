import {
  skipReasonLabels,
  skipReasons,
  type SkipReason,
} from '@caretrail/contract/medications/doses';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { ClinicLine } from './clinic-line.tsx';
import { skipTexts as texts } from './texts.ts';

type SkipDialogProps = {
  readonly name: string;
  /** Then it asks twice. */
  readonly neverStopSuddenly: boolean;
  readonly prescriber: string;
  /** It is recorded as taken, and was not. */
  readonly isCorrection: boolean;
  readonly onSkip: (reason: SkipReason | null) => void;
  readonly onClose: () => void;
};

const choices = skipReasons.map((value) => ({ value, label: skipReasonLabels[value] }));

export function SkipDialog(props: SkipDialogProps) {
  const { name, neverStopSuddenly, prescriber, isCorrection, onSkip, onClose } = props;
  const words = isCorrection ? texts.notTaken : texts;
  const [reason, setReason] = useState<SkipReason>();
  const [isSecond, setSecond] = useState(false);
  if (isSecond) {
    return (
      <ConfirmDialog
        key="sure"
        heading={texts.sureHeading}
        confirmText={words.sureConfirm}
        cancelText={words.cancel}
        isOpen
        isFinal
        onConfirm={() => onSkip(reason ?? null)}
        onClose={onClose}
      >
        <p>{texts.sure(name)}</p>
        {prescriber !== '' && <p>{texts.prescriber(prescriber)}</p>}
        <ClinicLine />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      heading={words.heading(name)}
      confirmText={words.confirm}
      cancelText={words.cancel}
      isOpen
      isWarning={neverStopSuddenly}
      onConfirm={() => (neverStopSuddenly ? setSecond(true) : onSkip(reason ?? null))}
      onClose={onClose}
    >
      {neverStopSuddenly && <p className="font-semibold text-problem">{texts.notSuddenly}</p>}
      <RadioGroup
        legend={texts.reason}
        name="skip-reason"
        choices={choices}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
