import { hrefOf } from '@caretrail/contract/access/routes';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteTreatment } from '../calls.ts';
import { removeTexts as texts } from './texts.ts';

type DeleteTreatmentProps = { readonly treatment: Treatment; readonly onClose: () => void };

/** Asks first; then back to the list, which offers to undo it. */
export function DeleteTreatment({ treatment, onClose }: DeleteTreatmentProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    if (!(await dispatch(deleteTreatment(treatment)))) return onClose();
    return void navigate(hrefOf('treatments'), { replace: true });
  };
  return (
    <ConfirmDialog
      heading={texts.question}
      confirmText={texts.confirm}
      isLosing
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <p>{texts.body(treatment.title)}</p>
    </ConfirmDialog>
  );
}
