import type { LocationEdit } from '@caretrail/contract/locations/location-body';
import { locationStatusLabels, locationTypeLabels } from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import { exceptionLines, formatLine, hoursLines, type HoursLine } from '../format-hours.ts';
import { conflictTexts, formTexts, labels } from './texts.ts';

type Row = {
  readonly of: readonly (keyof LocationEdit)[];
  readonly label: string;
  readonly format: (place: CareLocation) => string;
};

const linesOf = (lines: readonly HoursLine[]): string => lines.map(formatLine).join('\n');
const stepsOf = ({ step_free }: CareLocation): string => {
  const { yes, no, unknown } = formTexts.stepFree;
  return step_free === null ? unknown : step_free ? yes : no;
};
const plain = (
  name: 'name' | 'phone' | 'on_call_phone' | 'city' | 'postcode' | 'region' | 'country',
): Row => ({ of: [name], label: labels[name], format: (place) => place[name] });
const further = (
  name:
    | 'organisation'
    | 'department'
    | 'email'
    | 'website'
    | 'portal_url'
    | 'access_note'
    | 'source',
): Row => ({ of: [name], label: labels[name], format: (place) => place[name] ?? '' });

/** The fields as a person knows them, in the order of the form; two numbers are one pin. */
const rows: readonly Row[] = [
  { of: ['type'], label: conflictTexts.kind, format: ({ type }) => locationTypeLabels[type] },
  plain('name'),
  plain('phone'),
  plain('on_call_phone'),
  {
    of: ['address_lines'],
    label: labels.address_lines,
    format: ({ address_lines }) => address_lines.join('\n'),
  },
  plain('city'),
  plain('postcode'),
  plain('region'),
  plain('country'),
  {
    of: ['lat', 'lng'],
    label: labels.pin,
    format: ({ lat, lng }) => (lat === null || lng === null ? '' : `${lat}, ${lng}`),
  },
  { of: ['hours'], label: labels.hours, format: ({ hours }) => linesOf(hoursLines(hours)) },
  {
    of: ['exceptions'],
    label: labels.exceptions,
    format: ({ exceptions }) => linesOf(exceptionLines(exceptions, '')),
  },
  { of: ['step_free'], label: labels.step_free, format: stepsOf },
  further('access_note'),
  further('organisation'),
  further('department'),
  {
    of: ['practitioners'],
    get label() {
      return labels.practitioners;
    },
    format: ({ practitioners }) => practitioners.join('\n'),
  },
  further('email'),
  further('website'),
  further('portal_url'),
  {
    of: ['favourite'],
    label: labels.favourite,
    format: ({ favourite }) => (favourite ? conflictTexts.yes : conflictTexts.no),
  },
  {
    of: ['status'],
    get label() {
      return labels.status;
    },
    format: ({ status }) => locationStatusLabels[status],
  },
  further('source'),
];

/** The fields in which the user's changes differ from the stored version, both as text. */
export function conflictRows(mine: LocationEdit, stored: CareLocation): VersionRow[] {
  const merged = { ...stored, ...mine } as CareLocation;
  return rows
    .filter(({ of }) => of.some((name) => Object.hasOwn(mine, name)))
    .map(({ label, format }) => ({ label, mine: format(merged), other: format(stored) }))
    .filter((row) => row.mine.trim() !== row.other.trim());
}
