import { useId } from 'react';
import { Label, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { textOfTime, timeOf } from './calendar-text.ts';
import { describedBy, fieldClass, FieldNotes, type Notes } from './field-notes.tsx';
import { PageLocale } from './page-locale.tsx';
import { ClearButton, SegmentInput } from './segment-input.tsx';

export type TimeFieldProps = Notes & {
  readonly label: string;
  /** 'HH:mm', or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  /** False where the whole field can be removed: two crosses would be mistaken for each other. */
  readonly isClearable?: boolean;
};

/** Hours and minutes of a 24-hour clock. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, hint, error, errorId, isRequired = false } = props;
  const { isClearable = true } = props;
  const id = useId();
  return (
    <PageLocale>
      <AriaTimeField
        value={timeOf(value)}
        onChange={(time) => onChange(time === null ? '' : textOfTime(time))}
        hourCycle={24}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        shouldForceLeadingZeros
        aria-describedby={describedBy(id, { hint, error, errorId })}
      >
        <Label className="mb-1.5 block font-semibold">{label}</Label>
        <FieldNotes {...{ id, hint, error, errorId }} />
        <div className={`${fieldClass(error)} flex max-w-44 items-center py-0! ps-1.5! pe-0!`}>
          <SegmentInput />
          {isClearable && value !== '' && (
            <ClearButton label={label} onClear={() => onChange('')} />
          )}
        </div>
      </AriaTimeField>
    </PageLocale>
  );
}
