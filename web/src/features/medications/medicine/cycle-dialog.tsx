import { limits } from '@caretrail/contract/limits';
import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import {
  type ChangedCycle,
  changedCycles,
  isOpenSeries,
} from '@caretrail/contract/medications/coming-cycles';
import type { CycleChange } from '@caretrail/contract/medications/plan-change';
import type { Plan } from '@caretrail/contract/medications/plan-versions';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type ReactNode, useId, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectLoadedDoses } from '../../../data/doses.ts';
import { medicationsApi } from '../../../data/medications.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { dayIn, dayWithoutYear } from '../../../lib/format-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { previewOf } from '../plan.ts';
import { useKnownMedications } from '../use-medications.ts';
import { ChangeConflictDialog, useMedicineChange } from './use-medicine-change.tsx';
import { sameDays } from './cycle-change.ts';
import { SuddenWarning } from './sudden-warning.tsx';
import { cycleTexts as texts } from './texts.ts';
import { type HeldNow, undoOf } from './undo-hold.tsx';

type ChangedDaysProps = {
  readonly before: Plan;
  readonly after: Plan;
  readonly change: CycleChange;
  readonly today: string;
};

/** A list with one more than this is shown in full instead of ending in “1 more”. */
const mostShown = 3;

/** The year is shown only once, with the new day. */
const oldDay = (was: string, first: string, today: string): string =>
  was.slice(0, 4) === first.slice(0, 4) ? dayWithoutYear(was) : dayIn(was, today);

type MovedProps = { readonly cycle: number; readonly was: string; readonly children: string };

/** “Cycle 3: 4 May → 11 May”, as a sentence for screen readers. */
const Moved = ({ cycle, was, children: day }: MovedProps) => (
  <>
    <span aria-hidden="true">{`${texts.oldStart({ cycle, was })} → ${day}`}</span>
    <span className="sr-only">{texts.moves({ cycle, was, day })}</span>
  </>
);

/** The cycles whose first day changes, with old and new day. Long lists are shortened. */
function ChangedDays({ before, after, change, today }: ChangedDaysProps) {
  const cycles = changedCycles(before, after, today);
  const isOpen = isOpenSeries(after, today);
  const isLong = isOpen || cycles.length > mostShown + 1;
  const shown = isLong ? cycles.slice(0, mostShown) : cycles;
  const last = cycles.at(-1);
  const newDay = ({ cycle, first }: ChangedCycle): string =>
    change.kind === 'go_ahead' && cycle === change.cycle && (change.from_day ?? 1) > 1
      ? texts.continues({ cycle, day: dayIn(change.first_day, today) })
      : texts.newStart({ cycle, day: dayIn(first, today) });
  if (last === undefined) return null;
  return (
    <ul className="list-disc ps-6 font-medium">
      {shown.map((each) => (
        <li key={each.cycle}>
          {each.was === null ? (
            newDay(each)
          ) : (
            <Moved cycle={each.cycle} was={oldDay(each.was, each.first, today)}>
              {dayIn(each.first, today)}
            </Moved>
          )}
        </li>
      ))}
      {isLong && (
        <li>
          {isOpen
            ? texts.allLater
            : texts.more({
                count: cycles.length - shown.length,
                lastDose: dayIn(last.lastDose, today),
              })}
        </li>
      )}
    </ul>
  );
}

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
  readonly onClose: () => void;
};

/** Previews a change to a cycle, computed by the same function that runs on save. */
export function CycleDialog(props: CycleDialogProps) {
  const { medicine, change, heading, lead, confirmText, isReady = true, children, onClose } = props;
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
  const isEnd = change.kind === 'hold' && medicine.never_stop_suddenly;
  const reason = why.trim() === '' ? props.reason : why.trim();
  const onDone = (): void => {
    onClose();
    if (change.kind !== 'hold' || props.onHeld === undefined) return;
    const undo = undos.current.filter((each) => each !== null);
    // All or none: a partial undo would separate medicines that belong together.
    if (undo.length > 0 && undo.length === undos.current.length)
      props.onHeld({ cycle: change.cycle, undo });
  };
  const { isBusy, conflict, onSend } = useMedicineChange(async (before, dispatch) => {
    const { id, version } = before;
    const body = { change, reason, version };
    const asText = JSON.stringify([id, body]);
    const idempotencyKey = keys.get(asText) ?? crypto.randomUUID();
    keys.set(asText, idempotencyKey);
    const sent = await dispatch(changePlan.initiate({ params: { id }, body, idempotencyKey }));
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
        <ChangedDays
          before={planOfMedication(medicine)}
          after={result.plan}
          {...{ change, today }}
        />
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
