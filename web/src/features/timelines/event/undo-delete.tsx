import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoDelete } from '../../../shell/undo-delete.tsx';
import { undoExpired } from '../slice.ts';
import { restoreEvents } from '../thunks.ts';
import { eventTexts as texts } from './texts.ts';

/** For the list: brings back what was deleted a moment ago. */
export function UndoEventDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ timelines }) => timelines.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={([title = '']) => texts.removed(title)}
      onUndo={(ids) => dispatch(restoreEvents(ids))}
      onOver={onOver}
    />
  );
}
