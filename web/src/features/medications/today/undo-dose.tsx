import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { undoDose } from '../dose-thunks.ts';
import { doseNoted } from '../slice.ts';
import { todayTexts as texts } from './texts.ts';

/** For ten seconds: the wrong line is tapped quickly. */
export function UndoDose() {
  const dispatch = useAppDispatch();
  const noted = useAppSelector(({ medications }) => medications.noted);
  const onOver = useCallback(() => void dispatch(doseNoted(null)), [dispatch]);
  if (noted === null) return null;
  const { entry, name, untilMs } = noted;
  const said = entry.status === 'taken' ? texts.notedTaken : texts.notedSkipped;
  return (
    <UndoPlace>
      <UndoNotice
        key={entry.id}
        untilMs={untilMs}
        onUndo={() => dispatch(undoDose(entry))}
        onOver={onOver}
      >
        {said(name)}
      </UndoNotice>
    </UndoPlace>
  );
}
