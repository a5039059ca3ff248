import { newLocation, type NewLocation } from '@caretrail/contract/locations/location-body';
import type { Errors } from '../../../lib/form-values.ts';
import { bodyOf, isFilledException, isFilledHours } from './body.ts';
import { missing } from './texts.ts';
import type { FormValues } from './values.ts';

export type Checked =
  | { readonly ok: true; readonly body: NewLocation }
  /** Field of the form → sentence; hours are named `hours.0.opens`. */
  | { readonly ok: false; readonly errors: Errors };

type Found = (readonly [field: string, sentence: string])[];

const unless = (isRight: boolean, field: string, sentence: string): Found =>
  isRight ? [] : [[field, sentence]];

const hoursErrors = ({ hours }: FormValues): Found =>
  hours.flatMap((row, index) =>
    isFilledHours(row)
      ? [
          ...unless(row.days.length > 0, `hours.${index}.days`, missing.days),
          ...unless(row.opens !== '', `hours.${index}.opens`, missing.opens),
          ...unless(row.closes !== '', `hours.${index}.closes`, missing.closes),
        ]
      : [],
  );

const exceptionErrors = ({ exceptions }: FormValues): Found =>
  exceptions.flatMap((row, index) =>
    isFilledException(row)
      ? [
          ...unless(row.date !== '', `exceptions.${index}.date`, missing.date),
          ...unless(row.isClosed || row.opens !== '', `exceptions.${index}.opens`, missing.opens),
          ...unless(
            row.isClosed || row.closes !== '',
            `exceptions.${index}.closes`,
            missing.closes,
          ),
        ]
      : [],
  );

/** What the form asks in its own way, and says better than the schema of the answer. */
const ownErrors = (values: FormValues): Errors => {
  const { lat, lng } = bodyOf(values);
  return Object.fromEntries([
    ...unless(values.type !== '', 'type', missing.type),
    ...unless(!Number.isNaN(lat), 'lat', missing.position),
    ...unless(!Number.isNaN(lng), 'lng', missing.position),
    ...hoursErrors(values),
    ...exceptionErrors(values),
  ]);
};

/** Rows of the form that are sent; a row of hours is sent once for each of its days. */
const hoursSent = ({ hours }: FormValues): number[] =>
  hours.flatMap((row, index) => (isFilledHours(row) ? row.days.map(() => index) : []));
const exceptionsSent = ({ exceptions }: FormValues): number[] =>
  exceptions.flatMap((row, index) => (isFilledException(row) ? [index] : []));

/** Where the form asks for a field of the contract. */
function fieldInForm(path: string, values: FormValues): string {
  const [name = '', index, part] = path.split('.');
  if (index === undefined || (name !== 'hours' && name !== 'exceptions')) return name;
  const rows = name === 'hours' ? hoursSent(values) : exceptionsSent(values);
  const row = rows[Number(index)] ?? 0;
  return `${name}.${row}.${part === 'day' ? 'days' : (part ?? 'opens')}`;
}

export const inForm = (errors: Errors, values: FormValues): Errors =>
  Object.fromEntries(
    Object.entries(errors)
      .map(([path, sentence]) => [fieldInForm(path, values), sentence] as const)
      .toReversed(),
  );

export function checkForm(values: FormValues): Checked {
  const own = ownErrors(values);
  const parsed = newLocation.safeParse(bodyOf(values));
  if (parsed.success && Object.keys(own).length === 0) return { ok: true, body: parsed.data };
  const said = (parsed.error?.issues ?? []).map(
    ({ path, message }) => [path.map(String).join('.'), message] as const,
  );
  return { ok: false, errors: { ...inForm(Object.fromEntries(said), values), ...own } };
}
