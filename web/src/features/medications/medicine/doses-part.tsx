import { DaySwitch } from '../today/day-switch.tsx';
import { DosesOfDay } from '../today/doses-of-day.tsx';
import { StillOpen } from '../today/still-open.tsx';
import { dayTitle, useDayHeading, useDoseDay } from '../today/use-doses.ts';
import { Part } from './part.tsx';
import { medicineTexts as texts } from './texts.ts';

/** The doses of this medicine on today or an earlier day, to record and correct them. */
export function DosesPart({ medicineId }: { readonly medicineId: string }) {
  const { onDay, ...view } = useDoseDay();
  const { day, today } = view;
  const heading = useDayHeading(day);
  return (
    <Part heading={texts.doses} id="doses" headingRef={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <p aria-live="polite" className="text-lead font-semibold">
          {dayTitle(view)}
        </p>
        <DaySwitch {...{ day, today, onDay }} />
      </div>
      {day !== today && <StillOpen {...{ day, today, medicineId }} />}
      <div className="print:hidden">
        <DosesOfDay key={day} {...view} heading={heading} medicineId={medicineId} />
      </div>
      {day === today && <StillOpen {...{ day, today, medicineId }} />}
    </Part>
  );
}
