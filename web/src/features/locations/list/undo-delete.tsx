import { useCallback } from 'react';
import { refusalOf } from '../../../lib/refusal.ts';
import { useMemory } from '../../../lib/use-memory.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed, toastShown } from '../../../shell/toast-slice.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { restorePlace, undoOver } from '../calls.ts';
import { type DeletedPlace, placesMemory } from '../memory.ts';
import { texts } from '../texts.ts';

function Undo({ id, name, untilMs }: DeletedPlace) {
  const dispatch = useAppDispatch();
  const onOver = useCallback(() => undoOver(id), [id]);
  const onUndo = (): Promise<unknown> =>
    restorePlace(id).then(
      (place) => dispatch(toastShown(texts.restored(place.name))),
      (error: unknown) => dispatch(toastFailed(refusalOf(error).text)),
    );
  return (
    <UndoNotice untilMs={untilMs} onUndo={onUndo} onOver={onOver}>
      {texts.removed(name)}
    </UndoNotice>
  );
}

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const { deleted } = useMemory(placesMemory);
  return (
    <UndoPlace>
      {deleted.map((each) => (
        <Undo key={each.id} {...each} />
      ))}
    </UndoPlace>
  );
}
