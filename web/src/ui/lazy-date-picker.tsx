import { lazy, Suspense } from 'react';
import type { DatePickerProps } from './date-picker.tsx';
import { TextField } from './text-field.tsx';

/** The browser's own, which needs no file: while the field is on its way, and when it does not come. */
const PlainDateField = ({ onChange, isRequired, ...field }: DatePickerProps) => (
  <TextField
    {...field}
    type="date"
    required={isRequired}
    onChange={(event) => onChange(event.target.value)}
  />
);

const Loaded = lazy(() =>
  import('./date-picker.tsx').then(
    (m) => ({ default: m.DatePicker }),
    () => ({ default: PlainDateField }),
  ),
);

/** For a screen that asks for a date only now and then, as `LazyTimeField` for a time. */
export const LazyDatePicker = (props: DatePickerProps) => (
  <Suspense fallback={<PlainDateField {...props} />}>
    <Loaded {...props} />
  </Suspense>
);
