import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import {
  Button,
  DatePicker as AriaDatePicker,
  Group,
  Label,
} from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { calendarDateOf } from './calendar-text.ts';
import { fieldClass } from './field-look.ts';
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { PopUp } from './pop-up.tsx';
import { ClearButton, SegmentInput } from './segment-input.tsx';
import { useDialogAround } from './use-dialog-around.ts';

export type DatePickerProps = Notes & {
  readonly label: string;
  /** 'YYYY-MM-DD', or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first and the last day that may be chosen. */
  readonly min?: string;
  readonly max?: string;
  readonly isRequired?: boolean;
};

/** A date near today: typed as day, month, year, or chosen in a calendar. For a date of birth take `DateField`. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, hint, error, min = '', max = '', isRequired = false } = props;
  const id = useId();
  const { ref, dialog } = useDialogAround();
  return (
    // Day before month, whatever the device is set to: the rest of the app writes it so.
    <I18nProvider locale="en-GB">
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
    </I18nProvider>
  );
}
