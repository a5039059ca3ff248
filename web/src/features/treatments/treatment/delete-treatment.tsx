import { hrefOf } from '@caretrail/contract/access/routes';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { undoMs } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteTreatment } from '../calls.ts';
import { useDeleted } from '../use-deleted.ts';
import { removeTexts as texts } from './texts.ts';

type DeleteTreatmentProps = { readonly treatment: Treatment; readonly onClose: () => void };

/** Asks first; then back to the list, which offers to undo it. */
export function DeleteTreatment({ treatment, onClose }: DeleteTreatmentProps) {
  const { id, title } = treatment;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [, keep] = useDeleted();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    const { ok } = await dispatch(deleteTreatment(id));
    if (!ok) return onClose();
    keep({ id, title, untilMs: Date.now() + undoMs });
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
      <p>{texts.body(title)}</p>
    </ConfirmDialog>
  );
}
