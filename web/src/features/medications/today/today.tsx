import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { localAt } from '@caretrail/contract/time/zoned';
import { useEffect, useRef } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { dayHeading, dayWithoutYear, weekdayName } from '../../../lib/day-words.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { nightTexts, todayTexts as texts } from '../../../shell/doses/texts.ts';
import { DaySwitch } from './day-switch.tsx';
import { DosesOfDay } from './doses-of-day.tsx';
import { StepNotes } from './step-notes.tsx';
import { stepsAround } from './steps.ts';
import { useDoseDay } from './use-dose-day.ts';

/** What is to be taken now, what comes, what is done: the first thing on the screen. Earlier days stand here too. */
export function Today() {
  const { onDay, ...view } = useDoseDay();
  const { day, today, date, nowMs, zone } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const doses = useAppSelector(({ medications }) => medications.doses[today]?.items);
  const known = useAppSelector(({ medications }) => medications.known);
  const isToday = day === today;
  // After midnight the evening before still goes on.
  const isNight = date !== today;
  const clock = localAt(nowMs, zone).slice(11);
  const steps = isToday && doses ? stepsAround(doses, known, { today, clock }) : [];
  const words = isNight ? nightTexts : texts;
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    // “Back to today” is gone when it was pressed.
    catchFocus(heading.current);
  }, [day]);
  return (
    <section
      aria-labelledby="today"
      className="flex flex-col gap-5 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="today" ref={heading} tabIndex={-1} aria-live="polite" className="text-h2">
          {isToday && words.heading(dayWithoutYear(day))}
          {!isToday && (isNight ? dayWithoutYear(day) : dayHeading(day, today))}
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
