import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { type DeletedEvent, undoOver } from '../slice.ts';
import { restoreEvent } from '../thunks.ts';
import { eventTexts as texts } from './texts.ts';

function Undo({ id, title, untilMs }: DeletedEvent) {
  const dispatch = useAppDispatch();
  const onOver = useCallback(() => void dispatch(undoOver(id)), [dispatch, id]);
  return (
    <UndoNotice untilMs={untilMs} onUndo={() => dispatch(restoreEvent(id))} onOver={onOver}>
      {texts.removed(title)}
    </UndoNotice>
  );
}

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const deleted = useAppSelector(({ timelines }) => timelines.deleted);
  return (
    <UndoPlace>
      {deleted.map((each) => (
        <Undo key={each.id} {...each} />
      ))}
    </UndoPlace>
  );
}
