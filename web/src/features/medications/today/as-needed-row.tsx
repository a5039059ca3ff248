import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Pattern } from '@caretrail/contract/medications/patterns';
import type { Medication } from '@caretrail/contract/medications/schema';
import { patternWords } from '@caretrail/contract/medications/schedule-words';
import { Info, Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { logAsNeeded } from '../dose-thunks.ts';
import { anotherWords } from './another-words.ts';
import { MedicineLink } from '../medicine-link.tsx';
import { amountWords, momentWithin, sinceWords } from '../../../shell/doses/dose-words.ts';
import type { DoseProblem } from '../../../shell/doses/use-dose-log.ts';
import { anotherTexts, asNeededTexts as texts } from '../../../shell/doses/texts.ts';

type AsNeededRowProps = {
  readonly medicine: Medication;
  readonly pattern: Extract<Pattern, { kind: 'as_needed' }>;
  readonly parts: DoseOccurrence['parts'];
  readonly takenMs: readonly number[];
  readonly nowMs: number;
  readonly today: string;
  readonly zone: string;
  readonly onProblem: (problem: DoseProblem | null) => void;
};

/** The clock of the page is behind by up to a minute; what was just noted may be ahead of this one. */
const momentOfPress = (takenMs: readonly number[]): number => Math.max(Date.now(), ...takenMs);

/** Time since the last one, how many in a day, and a calm word at the limits. It bars nothing. */
export function AsNeededRow(props: AsNeededRowProps) {
  const { medicine, pattern, parts, takenMs, today, zone, onProblem } = props;
  // The clock of the page moves by the minute; what was just noted may be ahead of it.
  const nowMs = Math.max(props.nowMs, ...takenMs);
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [against, setAgainst] = useState<readonly string[]>([]);
  const { lastMs, inLastDay, warning, freeFromMs } = asNeededAt(pattern, takenMs, nowMs);
  const onTake = ({ detail: pressed }: MouseEvent): void => {
    // On a quick line the first press of a double click is answered before the second, which means no second dose.
    if (pressed > 1) return;
    const clock = { nowMs: momentOfPress(takenMs), today, zone };
    const words = anotherWords(pattern, asNeededAt(pattern, takenMs, clock.nowMs), clock);
    if (words.length > 0) setAgainst(words);
    else void note();
  };
  const note = async (): Promise<void> => {
    setAgainst([]);
    setBusy(true);
    onProblem(null);
    const result = await dispatch(
      logAsNeeded({ medication_id: medicine.id, medication_name: medicine.name, parts }),
    );
    setBusy(false);
    if (!logAsNeeded.fulfilled.match(result)) {
      onProblem({ name: medicine.name, text: result.payload ?? clientErrors.medications });
    }
  };
  const count =
    pattern.max_per_day === null
      ? texts.count(inLastDay)
      : texts.of(inLastDay, pattern.max_per_day);
  return (
    <li
      data-dose={medicine.id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <MedicineLink id={medicine.id} className="link max-w-full py-1.5! wrap-anywhere">
          {medicine.name}
        </MedicineLink>
        <p className="wrap-anywhere">{amountWords(parts, medicine.dosage)}</p>
        <p className="text-ink-soft">{patternWords(pattern)}</p>
        <p className="font-medium">
          {lastMs === null ? texts.never : `${texts.last(sinceWords(nowMs - lastMs))} · ${count}`}
        </p>
        {warning !== null && freeFromMs !== null && (
          <p className="mt-1 flex gap-2">
            <Info className="mt-1 size-5 shrink-0" aria-hidden="true" />
            {texts[warning](momentWithin(freeFromMs, today, zone))}
          </p>
        )}
      </div>
      <Button
        look="secondary"
        isBusy={isBusy}
        aria-label={texts.takeFor(medicine.name)}
        onClick={onTake}
      >
        <Plus className="size-5" aria-hidden="true" />
        {texts.take}
      </Button>
      {against.length > 0 && (
        <ConfirmDialog
          heading={anotherTexts.heading(medicine.name)}
          confirmText={anotherTexts.confirm}
          cancelText={anotherTexts.cancel}
          isOpen
          isLosing
          onConfirm={() => void note()}
          onClose={() => setAgainst([])}
        >
          {against.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </ConfirmDialog>
      )}
    </li>
  );
}
