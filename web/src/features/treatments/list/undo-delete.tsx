import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoDelete } from '../../../shell/undo-delete.tsx';
import { restoreTreatments } from '../calls.ts';
import { undoExpired } from '../slice.ts';
import { listTexts as texts } from '../texts.ts';

/** For the list: restores what was deleted a moment ago. */
export function UndoTreatmentDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ treatments }) => treatments.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={([title = '']) => texts.removed(title)}
      onUndo={(ids) => dispatch(restoreTreatments(ids))}
      onOver={onOver}
    />
  );
}
