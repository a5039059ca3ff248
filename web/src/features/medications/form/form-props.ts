import type { Errors } from '../../../lib/form-values.ts';
import type { Here } from './body.ts';
import type { Suggestions } from './suggestions.ts';
import type { FormValues } from './values.ts';

/** What each part of the form shows and changes. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly here: Here;
  readonly suggested: Suggestions;
};
