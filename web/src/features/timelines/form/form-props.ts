import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Errors } from '../../../lib/form-values.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import type { Here } from './body.ts';
import type { FormValues } from './values.ts';

/** What each part of the form shows and changes. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** How many files the event has already. */
  readonly filesKept: number;
  readonly here: Here;
  /** Those that can be chosen. */
  readonly places: Loaded<readonly CareLocation[]>;
};
