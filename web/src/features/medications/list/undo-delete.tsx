import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { type DeletedMedicine, undoOver } from '../slice.ts';
import { restoreMedication } from '../thunks.ts';
import { listTexts as texts } from './texts.ts';

function Undo({ id, name, untilMs }: DeletedMedicine) {
  const dispatch = useAppDispatch();
  const onOver = useCallback(() => void dispatch(undoOver(id)), [dispatch, id]);
  return (
    <UndoNotice untilMs={untilMs} onUndo={() => dispatch(restoreMedication(id))} onOver={onOver}>
      {texts.removed(name)}
    </UndoNotice>
  );
}

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const deleted = useAppSelector(({ medications }) => medications.deleted);
  return (
    <UndoPlace>
      {deleted.map((each) => (
        <Undo key={each.id} {...each} />
      ))}
    </UndoPlace>
  );
}
