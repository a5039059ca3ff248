import { lazyPart } from '../lib/lazy-page.ts';
import { LazyField } from './lazy-field.tsx';
import { TextField } from './text-field.tsx';
import type { TimeFieldProps } from './time-field.tsx';

type PlainProps = Omit<TimeFieldProps, 'isClearable'>;

/** The browser's own field: while ours is loading, and if it cannot be loaded. */
const PlainTimeField = ({ onChange, isRequired, ...field }: PlainProps) => (
  <TextField
    {...field}
    type="time"
    required={isRequired}
    onChange={(event) => onChange(event.target.value)}
  />
);

const Loaded = lazyPart(() => import('./time-field.tsx').then((m) => m.TimeField), PlainTimeField);

/** For a screen that rarely asks for a time: the field is a third of the size of the shell. */
export const LazyTimeField = (props: PlainProps) => (
  <LazyField plain={<PlainTimeField {...props} />}>
    <Loaded {...props} />
  </LazyField>
);
