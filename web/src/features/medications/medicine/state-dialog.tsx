import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangeConflictDialog } from './change-conflict-dialog.tsx';
import { SuddenWarning } from './sudden-warning.tsx';
import { stateTexts as texts } from './texts.ts';
import { useMedicineChange } from './use-medicine-change.ts';

const { editMedication } = medicationsApi.endpoints;

export type NewState = 'stopped' | 'completed' | 'on-hold' | 'active';

type StateDialogProps = {
  readonly medicine: Medication;
  readonly state: NewState;
  readonly onClose: () => void;
};

/** Stopped, completed, on hold or taken again, and why: the history keeps it. */
export function StateDialog({ medicine, state, onClose }: StateDialogProps) {
  const [reason, setReason] = useState('');
  const { name, never_stop_suddenly } = medicine;
  const { isBusy, conflict, onSend } = useMedicineChange(
    ({ id, version }, dispatch) =>
      dispatch(editMedication.initiate({ id, fields: { state, state_reason: reason, version } })),
    onClose,
  );
  const heading = texts[state].heading(name);
  if (conflict !== null) return <ChangeConflictDialog {...conflict} what={heading} />;
  const isEnd = state !== 'active';
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={texts[state].confirm}
      isOpen
      isBusy={isBusy}
      isWarning={isEnd && never_stop_suddenly}
      onConfirm={() => onSend(medicine)}
      onClose={() => !isBusy && onClose()}
    >
      {isEnd && <SuddenWarning medicine={medicine} />}
      <p>{isEnd ? texts.stays : texts.again}</p>
      {isEnd && (
        <TextField
          label={texts.reason}
          value={reason}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
