import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { localAt } from '@caretrail/contract/time/zoned';
import { weekdayName } from '../../../lib/day-words.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { nightTexts } from '../../../shell/doses/texts.ts';
import { DaySwitch } from './day-switch.tsx';
import { DosesOfDay } from './doses-of-day.tsx';
import { StepNotes } from './step-notes.tsx';
import { stepsAround } from './steps.ts';
import { dayTitle, useDayHeading, useDoseDay } from './use-dose-day.ts';

/** What is to be taken now, what comes, what is done: the first thing on the screen. Earlier days stand here too. */
export function Today() {
  const { onDay, ...view } = useDoseDay();
  const { day, today, date, nowMs, zone } = view;
  const heading = useDayHeading(day);
  const doses = useAppSelector(({ medications }) => medications.doses[today]?.items);
  const known = useAppSelector(({ medications }) => medications.known);
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
