import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';

const turnClass =
  'inline-flex size-[44px] items-center justify-center rounded-control text-action hover:bg-action-tint disabled:invisible focus-visible:-outline-offset-3';

/** Seven times 44 px fit into a page of 320. */
const cellClass =
  'flex size-[44px] cursor-pointer items-center justify-center rounded-control border-2 border-transparent hover:bg-action-tint focus-visible:-outline-offset-3 data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-disabled:line-through data-outside-month:invisible data-selected:bg-action data-selected:font-semibold data-selected:text-on-action data-today:border-today';

/** One month of a date field; arrows walk the days, Page up and Page down the months. */
export function MonthCalendar() {
  return (
    <Calendar className="mx-auto w-fit sm:p-2">
      <div className="flex items-center justify-between">
        <Button slot="previous" className={turnClass}>
          <ChevronLeft className="size-6" aria-hidden="true" />
        </Button>
        <CalendarHeading className="font-semibold" />
        <Button slot="next" className={turnClass}>
          <ChevronRight className="size-6" aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="py-1 text-small font-semibold text-ink-soft">
              {/* Two letters stand side by side in large text too. */}
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cellClass} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
