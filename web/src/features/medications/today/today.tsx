import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import {
  type StepChange,
  stepOn,
  formatStepChange,
} from '@caretrail/contract/medications/step-changes';
import { addDays } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { ArrowDownUp } from 'lucide-react';
import { weekdayName } from '../../../lib/format-day.ts';
import { groupTexts, nightTexts } from './texts.ts';
import { MedicineLink } from '../place-links.tsx';
import { useKnownMedications } from '../use-medications.ts';
import { DaySwitch } from './day-switch.tsx';
import { DosesOfDay } from './doses-of-day.tsx';
import { StillOpen } from './still-open.tsx';
import { dayTitle, useDayHeading, useDoseDay, useDoses } from './use-doses.ts';

/** From this time on, changes of the next day are announced. */
const eveningBegins = '16:00';

type MedicineStep = {
  readonly medicine: Medication;
  readonly step: StepChange;
  /** The change is today, not tomorrow. */
  readonly isNow: boolean;
};

/** The dose changes to announce: today's all day, tomorrow's in the evening. */
export function stepsAround(
  doses: readonly DoseOccurrence[],
  known: Readonly<Record<string, Medication>>,
  { today, clock }: { readonly today: string; readonly clock: string },
): MedicineStep[] {
  const asked = Map.groupBy(
    doses.filter(({ state, slot_id }) => slot_id !== null && state !== 'held'),
    ({ medication_id }) => medication_id,
  );
  const tomorrow = addDays(today, 1);
  // Until 03:00 it is still the evening of the dose day.
  const isEvening = clock >= eveningBegins || clock < '03:00';
  return [...asked].flatMap(([id, own]): MedicineStep[] => {
    const medicine = known[id];
    if (medicine === undefined) return [];
    const now = stepOn(own, today);
    const next = isEvening ? stepOn(own, tomorrow, medicine.end_date) : null;
    return [
      ...(now === null ? [] : [{ medicine, step: now, isNow: true }]),
      ...(next === null ? [] : [{ medicine, step: next, isNow: false }]),
    ];
  });
}

type StepNotesProps = {
  readonly steps: readonly MedicineStep[];
  readonly today: string;
  readonly isNight: boolean;
};

/** Announces dose changes, with a link to the plan. */
function StepNotes({ steps, today, isNight }: StepNotesProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="space-y-2">
      {steps.map(({ medicine: { id, name, never_stop_suddenly }, step }) => (
        <li
          key={`${id} ${step.date}`}
          className="flex gap-3 rounded-control border border-edge bg-action-tint px-4 py-3"
        >
          <ArrowDownUp className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {formatStepChange(name, step, today, isNight)}
            </p>
            {step.to === null && never_stop_suddenly && <p>{groupTexts.endsSuddenly}</p>}
            <MedicineLink id={id} className="link">
              {groupTexts.seePlan}
              <span className="sr-only">{`: ${name}`}</span>
            </MedicineLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The doses of today, or of an earlier day. */
export function Today() {
  const { onDay, ...view } = useDoseDay();
  const { day, today, date, nowMs, zone } = view;
  const heading = useDayHeading(day);
  const { doses } = useDoses(today);
  const known = useKnownMedications();
  const isToday = day === today;
  // After midnight the previous dose day still lasts.
  const isNight = date !== today;
  const clock = localAt(nowMs, zone).slice(11);
  const steps = isToday && doses ? stepsAround(doses, known, { today, clock }) : [];
  return (
    <section
      aria-labelledby="today"
      className="flex flex-col gap-5 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="today" ref={heading} tabIndex={-1} aria-live="polite" className="text-h2">
          {dayTitle(view)}
        </h2>
        <DaySwitch {...{ day, today, onDay }} />
      </div>
      {isNight && isToday && (
        <p>
          {nightTexts.note({ weekday: weekdayName(day), clock: scheduleDefaults.day_starts_at })}
        </p>
      )}
      <StepNotes {...{ steps, today, isNight }} />
      {/* The key resets the state for another day. */}
      {!isToday && <StillOpen {...{ day, today }} />}
      <DosesOfDay key={day} {...view} heading={heading} />
      {/* Below what is due now, which does not move when it is loaded. */}
      {isToday && <StillOpen {...{ day, today }} />}
    </section>
  );
}
