import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { type DeletedMedicines, undoOver } from '../slice.ts';
import { restoreMedications } from '../thunks.ts';
import { listTexts as texts } from './texts.ts';

function Undo({ medicines, untilMs }: DeletedMedicines) {
  const dispatch = useAppDispatch();
  const onOver = useCallback(
    () => void dispatch(undoOver(medicines.map(({ id }) => id))),
    [dispatch, medicines],
  );
  return (
    <UndoNotice
      untilMs={untilMs}
      onUndo={() => dispatch(restoreMedications(medicines.map(({ id }) => id)))}
      onOver={onOver}
    >
      {texts.removed(medicines.map(({ name }) => name))}
    </UndoNotice>
  );
}

/** For the list: restores what was deleted a moment ago, one medicine or all that were selected. */
export function UndoDelete() {
  const deleted = useAppSelector(({ medications }) => medications.deleted);
  return (
    <UndoPlace>
      {deleted.map((each) => (
        <Undo key={each.untilMs} {...each} />
      ))}
    </UndoPlace>
  );
}
