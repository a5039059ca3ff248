import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice } from '../../../ui/undo-notice.tsx';
import { medicineDeleted } from '../slice.ts';
import { restoreMedication } from '../thunks.ts';
import { listTexts as texts } from './texts.ts';

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ medications }) => medications.deleted);
  const onOver = useCallback(() => void dispatch(medicineDeleted(null)), [dispatch]);
  if (deleted === null) return null;
  return (
    <UndoNotice
      key={deleted.id}
      untilMs={deleted.untilMs}
      onUndo={() => dispatch(restoreMedication(deleted.id))}
      onOver={onOver}
    >
      {texts.removed(deleted.name)}
    </UndoNotice>
  );
}
