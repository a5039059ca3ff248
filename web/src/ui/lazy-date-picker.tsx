import { lazyPart } from '../lib/lazy-page.ts';
import type { DatePickerProps } from './date-picker.tsx';
import { LazyField } from './lazy-field.tsx';
import { TextField } from './text-field.tsx';

/** The browser's own field: while ours is loading, and if it cannot be loaded. */
const PlainDateField = ({ onChange, isRequired, ...field }: DatePickerProps) => (
  <TextField
    {...field}
    type="date"
    required={isRequired}
    onChange={(event) => onChange(event.target.value)}
  />
);

const Loaded = lazyPart(
  () => import('./date-picker.tsx').then((m) => m.DatePicker),
  PlainDateField,
);

/** For a screen that rarely asks for a date, as `LazyTimeField` for a time. */
export const LazyDatePicker = (props: DatePickerProps) => (
  <LazyField plain={<PlainDateField {...props} />}>
    <Loaded {...props} />
  </LazyField>
);
