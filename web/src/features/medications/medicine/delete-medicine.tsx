import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteMedication } from '../thunks.ts';
import { usePlace } from '../place-links.tsx';
import { SuddenWarning } from './sudden-warning.tsx';
import { medicineTexts as texts } from './texts.ts';

type DeleteMedicineProps = {
  readonly medicine: Medication;
  readonly onLeaving: (medicine: Medication | null) => void;
  readonly onClose: () => void;
};

/** Asks first; then back to the list, which offers to undo it. */
export function DeleteMedicine({ medicine, onLeaving, onClose }: DeleteMedicineProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    onLeaving(medicine);
    const isDeleted = await dispatch(deleteMedication(medicine));
    if (isDeleted) return goTo({ at: 'medicines' }, { replace: true });
    setBusy(false);
    onLeaving(null);
    return onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.removeQuestion}
      confirmText={texts.removeConfirm}
      isLosing
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <SuddenWarning medicine={medicine} />
      <p>{texts.removeBody(medicine.name)}</p>
    </ConfirmDialog>
  );
}
