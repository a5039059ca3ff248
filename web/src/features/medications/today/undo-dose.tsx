import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { undoDose } from '../dose-thunks.ts';
import { doseNoted } from '../slice.ts';
import { doseButton } from '../../../shell/doses/dose-place.ts';
import { todayTexts as texts } from '../../../shell/doses/texts.ts';
import type { DoseProblem } from '../../../shell/doses/use-dose-log.ts';

type UndoDoseProps = {
  readonly onProblem: (problem: DoseProblem | null) => void;
  readonly onUndone?: () => void;
  /** On the page of one medicine, what was noted of others is not told. */
  readonly medicineId?: string;
  readonly className?: string;
};

/** For ten seconds: the wrong line is tapped quickly. What was taken back is said as well. */
export function UndoDose({ onProblem, onUndone, medicineId, className }: UndoDoseProps) {
  const dispatch = useAppDispatch();
  const noted = useAppSelector(({ medications }) => medications.noted);
  const onOver = useCallback(() => void dispatch(doseNoted(null)), [dispatch]);
  if (noted === null || (medicineId ?? noted.entry.medication_id) !== noted.entry.medication_id) {
    return null;
  }
  const { entry, name, untilMs, canUndo } = noted;
  const onUndo = async (): Promise<void> => {
    onProblem(null);
    const result = await dispatch(undoDose(noted));
    if (undoDose.fulfilled.match(result)) return onUndone?.();
    return onProblem({ name, text: result.payload ?? clientErrors.medications });
  };
  return (
    <UndoPlace {...(className !== undefined && { className })}>
      <UndoNotice
        key={entry.id}
        untilMs={untilMs}
        onUndo={canUndo ? onUndo : undefined}
        onOver={onOver}
        placeAfter={() => doseButton(entry)}
      >
        {texts.noted[entry.status](name)}
      </UndoNotice>
    </UndoPlace>
  );
}
