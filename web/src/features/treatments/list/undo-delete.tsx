import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { restoreTreatment } from '../calls.ts';
import { type DeletedTreatment, useDeleted } from '../use-deleted.ts';
import { listTexts as texts } from '../texts.ts';

/** Brings back what was deleted a moment ago. */
export function UndoDelete({ onRestored }: { readonly onRestored: () => void }) {
  const dispatch = useAppDispatch();
  const [found, keep] = useDeleted();
  const [deleted, setDeleted] = useState<DeletedTreatment | null>(found);
  const onOver = useCallback(() => setDeleted(null), []);
  if (deleted === null) return null;
  const onUndo = async (): Promise<void> => {
    const { ok } = await dispatch(restoreTreatment(deleted.id));
    if (!ok) return;
    keep(null);
    setDeleted(null);
    onRestored();
  };
  return (
    <UndoPlace>
      <UndoNotice untilMs={deleted.untilMs} onUndo={onUndo} onOver={onOver}>
        {texts.removed(deleted.title)}
      </UndoNotice>
    </UndoPlace>
  );
}
