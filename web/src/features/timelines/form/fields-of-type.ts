import { type DetailName, detailNames } from '../details-of-type.ts';
import type { FormValues } from './values.ts';

/** All fields as they stand in the form, from top to bottom. */
export const fieldOrder: readonly string[] = [
  'event_type',
  'title',
  'day',
  'startTime',
  'endTime',
  'lastDay',
  'time_zone',
  ...detailNames,
];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined;

/** The details that hold something. The status always does, so it does not count. */
export const filledDetails = (values: FormValues, hasFiles = false): DetailName[] =>
  detailNames.filter((name) => {
    if (name === 'status') return false;
    return name === 'files' ? hasFiles : isFilled(values[name]);
  });
