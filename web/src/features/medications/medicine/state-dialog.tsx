import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { editMedication } from '../thunks.ts';
import { stateTexts as texts } from './texts.ts';

export type NewState = 'stopped' | 'completed' | 'on-hold';

type StateDialogProps = {
  readonly medicine: Medication;
  readonly state: NewState;
  readonly onClose: () => void;
};

/** Stopped, completed or on hold, and why: the history keeps it. */
export function StateDialog({ medicine, state, onClose }: StateDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id, name, never_stop_suddenly } = medicine;
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    await dispatch(editMedication({ id, fields: { state, state_reason: reason } }));
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts[state].heading(name)}
      confirmText={texts[state].confirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      {never_stop_suddenly && <p className="font-semibold text-problem">{texts.sudden}</p>}
      <p>{texts.stays}</p>
      <TextField
        label={texts.reason}
        value={reason}
        maxLength={limits.text.short}
        autoComplete="off"
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
