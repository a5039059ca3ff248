import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { editMedication } from '../thunks.ts';
import { held } from './delay.ts';
import { cycleTexts as texts } from './texts.ts';

type HoldDialogProps = {
  readonly medicine: Medication;
  readonly number: number;
  readonly isHeld: boolean;
  readonly today: string;
  readonly onClose: () => void;
};

/** A cycle waits for the clinic's word, or has it. */
export function HoldDialog({ medicine, number, isHeld, today, onClose }: HoldDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const { id, schedule } = medicine;
  const onConfirm = async (): Promise<void> => {
    if (schedule === null) return;
    setBusy(true);
    const reason = isHeld ? texts.wentAhead : texts.held;
    const fields = held(schedule, number, !isHeld, { today, reason });
    await dispatch(editMedication({ id, fields }));
    onClose();
  };
  return (
    <ConfirmDialog
      heading={isHeld ? texts.goHeading(number) : texts.holdHeading(number)}
      confirmText={isHeld ? texts.goConfirm : texts.holdConfirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <p>{isHeld ? texts.goLead : texts.holdLead}</p>
    </ConfirmDialog>
  );
}
