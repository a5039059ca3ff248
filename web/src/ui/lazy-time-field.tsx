import { lazy, Suspense } from 'react';
import { TextField } from './text-field.tsx';
import type { TimeFieldProps } from './time-field.tsx';

/** The browser's own, which needs no file: while the field is on its way, and when it does not come. */
const PlainTimeField = ({ onChange, isRequired, ...field }: TimeFieldProps) => (
  <TextField
    {...field}
    type="time"
    required={isRequired}
    onChange={(event) => onChange(event.target.value)}
  />
);

const Loaded = lazy(() =>
  import('./time-field.tsx').then(
    (m) => ({ default: m.TimeField }),
    () => ({ default: PlainTimeField }),
  ),
);

/** For a screen that asks for a time only now and then: the field brings a third of the shell with it. */
export const LazyTimeField = (props: TimeFieldProps) => (
  <Suspense fallback={<PlainTimeField {...props} />}>
    <Loaded {...props} />
  </Suspense>
);
