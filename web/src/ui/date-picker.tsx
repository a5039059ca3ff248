import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import {
  Button,
  DatePicker as AriaDatePicker,
  Group,
  Label,
} from 'react-aria-components/DatePicker';
import { calendarDateOf } from './calendar-text.ts';
import { describedBy, fieldClass, FieldNotes, type Notes } from './field-notes.tsx';
import { PageLocale } from './page-locale.tsx';
import { PopUp, useDialogAround } from './pop-up.tsx';
import { ClearButton, SegmentInput } from './segment-input.tsx';

const turnClass =
  'inline-flex size-[44px] items-center justify-center rounded-control text-action hover:bg-action-tint disabled:invisible focus-visible:-outline-offset-3';

/** Seven columns of 44 px fit into 320 px. */
const cellClass =
  'flex size-[44px] cursor-pointer items-center justify-center rounded-control border-2 border-transparent hover:bg-action-tint focus-visible:-outline-offset-3 data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-disabled:line-through data-outside-month:invisible data-selected:bg-action data-selected:font-semibold data-selected:text-on-action data-today:border-today';

/** One month of a date field; arrow keys move by days, Page up and Page down by months. */
function MonthCalendar() {
  return (
    <Calendar className="mx-auto w-fit sm:p-2">
      <div className="flex items-center justify-between">
        <AriaButton slot="previous" className={turnClass}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
        </AriaButton>
        <CalendarHeading className="font-semibold" />
        <AriaButton slot="next" className={turnClass}>
          <ChevronRight className="size-6 rtl:-scale-x-100" aria-hidden="true" />
        </AriaButton>
      </div>
      <CalendarGrid weekdayStyle="short" className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="py-1 text-small font-semibold text-ink-soft">
              {/* Two letters fit side by side in large text too. */}
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

export type DatePickerProps = Notes & {
  readonly label: string;
  /** 'YYYY-MM-DD', or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first and the last day that can be chosen. */
  readonly min?: string;
  readonly max?: string;
  readonly isRequired?: boolean;
};

/** A date near today: typed in the order of the page's language, or chosen in a calendar. For a date of birth use `DateField`. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, hint, error, min = '', max = '', isRequired = false } = props;
  const id = useId();
  const { ref, dialog } = useDialogAround();
  return (
    <PageLocale>
      <AriaDatePicker
        ref={ref}
        value={calendarDateOf(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        minValue={calendarDateOf(min)}
        maxValue={calendarDateOf(max)}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        shouldForceLeadingZeros
        aria-describedby={describedBy(id, { hint, error })}
      >
        <Label className="mb-1.5 block font-semibold">{label}</Label>
        <FieldNotes id={id} hint={hint} error={error} />
        <Group
          className={`${fieldClass(error)} flex max-w-80 flex-wrap items-center justify-end py-0! ps-1.5! pe-0!`}
        >
          <SegmentInput />
          {value !== '' && <ClearButton label={label} onClear={() => onChange('')} />}
          <Button className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-control text-action hover:bg-action-tint focus-visible:-outline-offset-4">
            <CalendarDays className="size-5.5" aria-hidden="true" />
          </Button>
        </Group>
        <PopUp dialog={dialog} label={label}>
          <MonthCalendar />
        </PopUp>
      </AriaDatePicker>
    </PageLocale>
  );
}
