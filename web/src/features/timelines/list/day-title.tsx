import { Badge } from '../../../ui/badge.tsx';
import { dayHeading, dayWithoutYear } from '../../../lib/day-words.ts';

type DayTitleProps = { readonly day: string; readonly today: string };

/** A day in words; today carries the mark of today. */
export function DayTitle({ day, today }: DayTitleProps) {
  if (day !== today) return dayHeading(day, today);
  return (
    <>
      <span className="sr-only">{dayHeading(day, today)}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-x-2.5">
        <Badge tone="today">Today</Badge>
        {dayWithoutYear(day)}
      </span>
    </>
  );
}
