import type { Medication } from '@caretrail/contract/medications/schema';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { held } from './delay.ts';
import { MeanwhileDialog } from './meanwhile-dialog.tsx';
import { cycleTexts as texts } from './texts.ts';
import { useMedicineChange } from './use-medicine-change.ts';

type HoldDialogProps = {
  readonly medicine: Medication;
  readonly number: number;
  readonly isHeld: boolean;
  readonly today: string;
  readonly onClose: () => void;
};

/** A cycle waits for the clinic's word, or has it. */
export function HoldDialog({ medicine, number, isHeld, today, onClose }: HoldDialogProps) {
  const reason = isHeld ? texts.wentAhead : texts.held;
  const { isBusy, conflict, onSend } = useMedicineChange(
    ({ schedule }) => (schedule === null ? {} : held(schedule, number, !isHeld, { today, reason })),
    onClose,
  );
  const heading = isHeld ? texts.goHeading(number) : texts.holdHeading(number);
  if (conflict !== null) return <MeanwhileDialog {...conflict} what={heading} />;
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={isHeld ? texts.goConfirm : texts.holdConfirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => onSend(medicine)}
      onClose={() => !isBusy && onClose()}
    >
      <p>{isHeld ? texts.goLead : texts.holdLead}</p>
    </ConfirmDialog>
  );
}
