import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { type DeletedEvent, eventDeleted } from '../slice.ts';
import { restoreEvent } from '../thunks.ts';
import { eventTexts as texts } from './texts.ts';

/** For the list: brings back what was deleted a moment ago. */
export function UndoDelete() {
  const deleted = useAppSelector(({ timelines }) => timelines.deleted);
  return deleted === null ? null : <Offer key={deleted.id} deleted={deleted} />;
}

function Offer({ deleted }: { readonly deleted: DeletedEvent }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  // It does not go away under somebody who is about to press it.
  const [isHeld, setHeld] = useState(false);
  const isOver = useSecondsLeft(deleted.untilMs) === 0 && !isHeld && !isBusy;
  useEffect(() => {
    if (isOver) dispatch(eventDeleted(null));
  }, [dispatch, isOver]);
  const onUndo = async (): Promise<void> => {
    setBusy(true);
    await dispatch(restoreEvent(deleted.id));
    setBusy(false);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint py-2 ps-4 pe-2 print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">{texts.removed(deleted.title)}</p>
      <Button
        look="secondary"
        isBusy={isBusy}
        onClick={() => void onUndo()}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Undo2 className="size-5" aria-hidden="true" />
        {texts.undo}
      </Button>
    </div>
  );
}
