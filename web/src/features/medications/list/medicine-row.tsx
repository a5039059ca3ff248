import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { cycleCover } from '@caretrail/contract/medications/cycle-cover';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { formatPhase } from '@caretrail/contract/medications/format-schedule';
import { mostUrgent } from '@caretrail/contract/medications/stock-alert';
import { formatStockAlert, formatStockState } from '@caretrail/contract/medications/format-stock';
import { PackageOpen } from 'lucide-react';
import { MedicineLink } from '../place-links.tsx';
import { stockTexts } from '../stock/texts.ts';
import { cycleOf, formatDates, nextDose } from '../format-medicine.ts';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { dateOf, dayNow } from '@caretrail/contract/medications/dose-day';
import { dueValues, formatNext } from '../doses/format-dose.ts';
import { openDose } from '../today/open-dose.ts';
import { cycleLines } from '../format-schedule.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { formatNextStep } from '../../../lib/next-step.ts';
import { CycleRibbon } from './cycle-ribbon.tsx';
import { Flags } from './flags.tsx';
import { listTexts as texts, openTexts } from './texts.ts';

type StockLineProps = { readonly medicine: Medication; readonly today: string };

/** How long the stock lasts, or for which cycles; of several strengths the most urgent one. */
function StockLine({ medicine, today }: StockLineProps) {
  const { stock } = medicine;
  const first = mostUrgent(stock);
  if (first === undefined) return null;
  const alert = formatStockAlert(first);
  const cover = cycleCover(planOfMedication(medicine), first, today);
  const state = formatStockState({ ...first, cover }, today);
  return (
    <p className={`flex gap-2 ${alert === null ? 'text-ink-soft' : 'font-medium'}`}>
      <PackageOpen className="mt-1 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        {stock.length > 1 ? texts.stock({ strength: first.strength, state }) : state}
        {alert !== null && `. ${alert}.`}
        {first.use === 'unused' && `. ${stockTexts.unused}`}
      </span>
    </p>
  );
}

export type Clock = {
  readonly today: string;
  readonly nowMs: number;
  readonly zone: string;
  /** Of today. */
  readonly doses: readonly DoseOccurrence[];
};

type MedicineRowProps = {
  readonly medicine: Medication;
  readonly clock: Clock;
  /** Undefined outside of selection mode. */
  readonly isSelected?: boolean | undefined;
  readonly onSelect?: (isSelected: boolean) => void;
};

/** Dose, times, next dose, and how long the stock lasts. */
export function MedicineRow({ medicine, clock, isSelected, onSelect }: MedicineRowProps) {
  const { id, name, schedule, status, state_reason } = medicine;
  const { today, nowMs, zone, doses: dosesOfToday } = clock;
  const phase = phaseOn(schedule?.phases ?? [], today);
  const cycles = phase === undefined ? [] : cycleLines(phase);
  const doses = cycles.length > 0 ? cycles : [doseNow(medicine, today)].filter(Boolean);
  const isCurrent = status === 'current';
  // “Next” would name a later one as if this one were recorded.
  const open = isCurrent ? openDose(dosesOfToday, medicine, { day: today, nowMs }) : undefined;
  const next = isCurrent ? nextDose(medicine, today, nowMs, zone) : undefined;
  const step = formatNextStep(medicine, today);
  const now = dayNow(nowMs, zone);
  const cycle = isCurrent ? cycleOf(medicine, dateOf(now)) : null;
  return (
    <li className="flex gap-3 border-t border-rule py-4 first:border-t-0">
      {isSelected !== undefined && (
        <label className="flex min-h-target min-w-target shrink-0 items-start justify-center pt-2">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={texts.selectOne({ name })}
            onChange={({ currentTarget }) => onSelect?.(currentTarget.checked)}
            className="size-6 accent-action"
          />
        </label>
      )}
      <div className="min-w-0 flex-1 space-y-0.5">
        <h3 className="text-lead">
          <MedicineLink id={id} className="link py-1! wrap-anywhere">
            {name}
          </MedicineLink>
        </h3>
        {doses.map((dose) => (
          <p key={dose} className="wrap-anywhere">
            {noBreak(dose)}
          </p>
        ))}
        <p className="wrap-anywhere">{phase === undefined ? texts.noTimes : formatPhase(phase)}</p>
        {open !== undefined ? (
          <p className="font-medium">{openTexts.open(dueValues(open, now, zone))}</p>
        ) : (
          next !== undefined && (
            <p className="font-medium">{formatNext(next.local_date_time, now)}</p>
          )
        )}
        {step !== null && <p>{step}</p>}
        {cycle !== null && <CycleRibbon {...{ medicine }} pattern={cycle} today={now} />}
        {isCurrent && <StockLine medicine={medicine} today={today} />}
        {!isCurrent && <p className="text-ink-soft">{formatDates(medicine)}</p>}
        {state_reason !== '' && (
          <p className="text-ink-soft">{texts.because({ reason: state_reason })}</p>
        )}
        <Flags medicine={medicine} />
      </div>
    </li>
  );
}
