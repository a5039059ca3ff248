import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { stepWords } from '@caretrail/contract/medications/step-changes';
import { localAt } from '@caretrail/contract/time/zoned';
import { ArrowDownUp } from 'lucide-react';
import { weekdayName } from '../../../lib/day-words.ts';
import { nightTexts, todayTexts } from '../doses/texts.ts';
import { MedicineLink } from '../place-links.tsx';
import { useKnownMedications } from '../use-medications.ts';
import { DaySwitch } from './day-switch.tsx';
import { DosesOfDay } from './doses-of-day.tsx';
import { type MedicineStep, stepsAround } from './steps.ts';
import { dayTitle, useDayHeading, useDoseDay } from './use-dose-day.ts';
import { useDoses } from './use-doses.ts';

type StepNotesProps = {
  readonly steps: readonly MedicineStep[];
  readonly today: string;
  readonly isNight: boolean;
};

/** A dose that changes, before it does: calm, in sight, with the way to the plan. */
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
            <p className="font-semibold wrap-anywhere">{stepWords(name, step, today, isNight)}</p>
            {step.to === null && never_stop_suddenly && <p>{todayTexts.endsSuddenly}</p>}
            <MedicineLink id={id} className="link">
              {todayTexts.seePlan}
              <span className="sr-only">{`: ${name}`}</span>
            </MedicineLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is to be taken now, what comes, what is done: the first thing on the screen. Earlier days stand here too. */
export function Today() {
  const { onDay, ...view } = useDoseDay();
  const { day, today, date, nowMs, zone } = view;
  const heading = useDayHeading(day);
  const { doses } = useDoses(today);
  const known = useKnownMedications();
  const isToday = day === today;
  // After midnight the evening before still goes on.
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
        <p>{nightTexts.note(weekdayName(day), scheduleDefaults.day_starts_at)}</p>
      )}
      <StepNotes {...{ steps, today, isNight }} />
      {/* Another day begins afresh. */}
      <DosesOfDay key={day} {...view} heading={heading} />
    </section>
  );
}
