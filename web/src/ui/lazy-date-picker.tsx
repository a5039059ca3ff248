import { type ComponentProps, lazy, Suspense } from 'react';
import type { DatePicker } from './date-picker.tsx';
import { TextField } from './text-field.tsx';

type DatePickerProps = ComponentProps<typeof DatePicker>;

/** The browser's own, which needs no file: while the field is on its way, and when it does not come. */
const PlainDatePicker = ({ onChange, isRequired, ...field }: DatePickerProps) => (
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
    () => ({ default: PlainDatePicker }),
  ),
);

/** For a screen that asks for a date only now and then: see `LazyTimeField`. */
export const LazyDatePicker = (props: DatePickerProps) => (
  <Suspense fallback={<PlainDatePicker {...props} />}>
    <Loaded {...props} />
  </Suspense>
);
