import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { undoDose } from '../dose-thunks.ts';
import { doseNoted } from '../slice.ts';
import { todayTexts as texts } from '../../../shell/doses/texts.ts';
import type { DoseProblem } from '../../../shell/doses/use-dose-log.ts';

type UndoDoseProps = { readonly onProblem: (problem: DoseProblem | null) => void };

/** For ten seconds: the wrong line is tapped quickly. */
export function UndoDose({ onProblem }: UndoDoseProps) {
  const dispatch = useAppDispatch();
  const noted = useAppSelector(({ medications }) => medications.noted);
  const onOver = useCallback(() => void dispatch(doseNoted(null)), [dispatch]);
  if (noted === null) return null;
  const { entry, name, untilMs } = noted;
  const onUndo = async (): Promise<void> => {
    onProblem(null);
    const result = await dispatch(undoDose(entry));
    if (undoDose.fulfilled.match(result)) return;
    onProblem({ name, text: result.payload ?? clientErrors.medications });
  };
  const said = entry.status === 'taken' ? texts.notedTaken : texts.notedSkipped;
  return (
    <UndoPlace>
      <UndoNotice key={entry.id} untilMs={untilMs} onUndo={onUndo} onOver={onOver}>
        {said(name)}
      </UndoNotice>
    </UndoPlace>
  );
}
