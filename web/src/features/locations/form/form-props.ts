import type { Errors } from '../../../lib/form-values.ts';
import type { FormValues } from './values.ts';

/** What each part of the form shows and changes. */
export type FormProps = {
  readonly values: FormValues;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<FormValues>) => void;
};

/** All fields as they stand in the form, from top to bottom. */
export const fieldOrder: readonly string[] = [
  'type',
  'name',
  'phone',
  'on_call_phone',
  'address_lines',
  'postcode',
  'city',
  'region',
  'country',
  'lat',
  'lng',
  'hours',
  'step_free',
  'access_note',
  'organisation',
  'department',
  'practitioners',
  'email',
  'website',
  'portal_url',
  'exceptions',
  'favourite',
  'status',
  'source',
];

/** Behind "Add more details". */
export const furtherFields = [
  'region',
  'country',
  'organisation',
  'department',
  'practitioners',
  'email',
  'website',
  'portal_url',
  'exceptions',
  'source',
] as const satisfies readonly (keyof FormValues)[];
