import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import type { CycleChange } from '@caretrail/contract/medications/plan-change';
import type { Medication } from '@caretrail/contract/medications/schema';
import { undoHold } from '@caretrail/contract/medications/undo-hold';
import { useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { settled } from '../../../data/write.ts';
import { undoMs, undoPeriod } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import type { PreviewMoment } from '../plan.ts';
import { cycleTexts as texts } from './texts.ts';

const { changePlan } = medicationsApi.endpoints;

/** The change that restores the plan of one medicine, with an idempotency key. */
type Undo = Pick<Medication, 'id' | 'version'> & {
  readonly change: CycleChange;
  readonly idempotencyKey: string;
};

/** Of a cycle that was just put on hold, for all medicines that were held with it. */
export type HeldNow = { readonly undo: readonly Undo[] };

/** Computed from the medicine before and after the hold. Null if the hold cannot be undone completely. */
export function undoOf(
  before: Medication,
  { id, version }: Medication,
  cycle: number,
  moment: PreviewMoment,
): Undo | null {
  const newId = (): string => crypto.randomUUID();
  const change = undoHold(planOfMedication(before), cycle, { ...moment, newId });
  return change && { id, version, change, idempotencyKey: crypto.randomUUID() };
}

type UndoHoldProps = { readonly held: HeldNow; readonly onOver: () => void };

/** Restores the plans from before the hold, for all medicines that were held together. */
export function UndoHold({ held: { undo }, onOver }: UndoHoldProps) {
  const dispatch = useAppDispatch();
  const [untilMs] = useState(() => Date.now() + undoMs);
  const onUndo = async (): Promise<void> => {
    let isDone = true;
    for (const { id, version, change, idempotencyKey } of undo) {
      const body = { change, reason: texts.holdUndone, version };
      const call = { params: { id }, body, idempotencyKey };
      const { error } = await dispatch(changePlan.initiate(call));
      isDone = isDone && error === undefined;
    }
    await dispatch(settled());
    if (isDone) onOver();
  };
  return (
    <UndoPlace>
      <UndoNotice untilMs={untilMs} onUndo={onUndo} onOver={onOver} isSaid>
        {undoPeriod}
      </UndoNotice>
    </UndoPlace>
  );
}
