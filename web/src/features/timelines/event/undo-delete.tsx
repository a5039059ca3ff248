import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice } from '../../../ui/undo-notice.tsx';
import { eventDeleted } from '../slice.ts';
import { restoreEvent } from '../thunks.ts';
import { eventTexts as texts } from './texts.ts';

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ timelines }) => timelines.deleted);
  const onOver = useCallback(() => void dispatch(eventDeleted(null)), [dispatch]);
  if (deleted === null) return null;
  return (
    <UndoNotice
      key={deleted.id}
      untilMs={deleted.untilMs}
      onUndo={() => dispatch(restoreEvent(deleted.id))}
      onOver={onOver}
    >
      {texts.removed(deleted.title)}
    </UndoNotice>
  );
}
