import { limits } from '@caretrail/contract/limits';
import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { comingCycles } from '@caretrail/contract/medications/coming-cycles';
import type { CycleChange } from '@caretrail/contract/medications/plan-change';
import type { Medication } from '@caretrail/contract/medications/schema';
import { concernedFrom } from '@caretrail/contract/treatments/left-behind';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type ReactNode, useId, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectLoadedDoses } from '../../../data/doses.ts';
import { medicationsApi } from '../../../data/medications.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { noteEventsLeft, PlanStays } from '../../treatments/agreement/public.ts';
import { previewOf } from '../plan.ts';
import { useKnownMedications } from '../use-medications.ts';
import { ChangeConflictDialog, useMedicineChange } from './use-medicine-change.tsx';
import { ChangedDays } from './changed-days.tsx';
import { sameDays } from './cycle-change.ts';
import { SuddenWarning } from './sudden-warning.tsx';
import { cycleTexts as texts } from './texts.ts';
import { type HeldNow, undoOf } from './undo-hold.tsx';

const { changePlan } = medicationsApi.endpoints;

type CycleDialogProps = {
  readonly medicine: Medication;
  readonly change: CycleChange;
  readonly heading: string;
  readonly lead: string;
  readonly confirmText: string;
  /** The reason for the history if the user gives none. */
  readonly reason: string;
  /** False while an answer or data for the change is missing. */
  readonly isReady?: boolean;
  readonly children?: ReactNode;
  /** Called after a hold, with what is needed to undo it. */
  readonly onHeld?: (held: HeldNow) => void;
  /** Called after a delay. */
  readonly onDelayed?: (cycle: number) => void;
  readonly onClose: () => void;
};

/** Previews a change to a cycle, computed by the same function that runs on save. */
export function CycleDialog(props: CycleDialogProps) {
  const { medicine, change, heading, lead, confirmText, isReady = true, children, onClose } = props;
  const dispatch = useAppDispatch();
  const known = useKnownMedications();
  const doses = useAppSelector(selectLoadedDoses, shallowEqual);
  const zone = usePatientZone();
  const nowMs = useNow();
  const problemId = useId();
  const today = dateAt(nowMs, zone);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [why, setWhy] = useState('');
  // Reused when the same change is sent again after a lost response.
  const [keys] = useState(() => new Map<string, string>());
  const undos = useRef<ReturnType<typeof undoOf>[]>([]);
  const moment = { nowMs, today, zone };
  const others = sameDays(Object.values(known), medicine, change.cycle, today).filter(
    (other) => previewOf(other, change, moment).ok,
  );
  const chosen = [medicine, ...others.filter(({ id }) => !left.has(id))];
  const log = doses.flatMap((dose) =>
    dose.medication_id === medicine.id && dose.log !== null ? [dose.log] : [],
  );
  const result = previewOf(medicine, change, moment, log);
  // Before the change: what stays is counted from there.
  const [was] = useState(
    () =>
      comingCycles(planOfMedication(medicine), today).find(({ cycle }) => cycle === change.cycle)
        ?.first,
  );
  const isEnd = change.kind === 'hold' && medicine.never_stop_suddenly;
  const reason = why.trim() === '' ? props.reason : why.trim();
  const onDone = (): void => {
    onClose();
    if (change.kind !== 'hold' && was !== undefined)
      void dispatch(noteEventsLeft(medicine.treatment_id, concernedFrom(was, today)));
    if (change.kind === 'delay') props.onDelayed?.(change.cycle);
    if (change.kind !== 'hold' || props.onHeld === undefined) return;
    const undo = undos.current.filter((each) => each !== null);
    // All or none: a partial undo would separate medicines that belong together.
    if (undo.length > 0 && undo.length === undos.current.length) props.onHeld({ undo });
  };
  const { isBusy, conflict, onSend } = useMedicineChange(async (before, send) => {
    const { id, version } = before;
    const body = { change, reason, version };
    const asText = JSON.stringify([id, body]);
    const idempotencyKey = keys.get(asText) ?? crypto.randomUUID();
    keys.set(asText, idempotencyKey);
    const sent = await send(changePlan.initiate({ params: { id }, body, idempotencyKey }));
    if (change.kind === 'hold' && sent.data !== undefined)
      undos.current.push(undoOf(before, sent.data, change.cycle, moment));
    return sent;
  }, onDone);
  if (conflict !== null) return <ChangeConflictDialog {...conflict} what={confirmText} />;
  const onTick = (id: string, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={confirmText}
      isOpen
      isBusy={isBusy || !isReady}
      isWarning={isEnd}
      onConfirm={() => result.ok && onSend(...chosen)}
      onClose={() => !isBusy && onClose()}
    >
      {isEnd && <SuddenWarning medicine={medicine} />}
      {children}
      <p>{lead}</p>
      {result.ok ? (
        <>
          <ChangedDays
            before={planOfMedication(medicine)}
            after={result.plan}
            {...{ change, today }}
          />
          <PlanStays {...{ medicine, today }} plan={result.plan} />
        </>
      ) : (
        <div role="alert">
          <FieldError id={problemId}>{result.sentence}</FieldError>
        </div>
      )}
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{texts.others}</legend>
          {others.map(({ id, name }) => (
            <TickBox
              key={id}
              label={name}
              checked={!left.has(id)}
              onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <TextField
        label={texts.why}
        value={why}
        maxLength={limits.text.short}
        autoComplete="off"
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
