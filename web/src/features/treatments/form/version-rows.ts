import { weekdayLabels } from '@caretrail/contract/time/weekdays';
import { runsOf } from '@caretrail/contract/medications/format-schedule';
import {
  bodySideLabels,
  treatmentIntentLabels,
  treatmentStatusLabels,
  treatmentTypeLabels,
} from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import { longDate } from '../../../lib/long-date.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import { fieldLabels } from '../field-labels.ts';
import { conflictTexts } from './texts.ts';

type Words = { readonly [Name in keyof Treatment]?: (value: Treatment[Name]) => string };

const day = (value: string | null): string => (value === null ? '' : longDate(value));
const figure = (value: number | null): string => (value === null ? '' : formatExact(value));
const text = (value: string): string => value;

/** The fields that the form writes, in its order, each as a person reads it. */
const words = {
  type: (value) => treatmentTypeLabels[value],
  title: text,
  status: (value) => treatmentStatusLabels[value],
  start: day,
  practitioner: text,
  location_id: (value) => (value === null ? '' : conflictTexts.selected),
  fractions_planned: figure,
  session_weekdays: (value) => value.map((each) => weekdayLabels[each]).join(', '),
  sessions: (value) => String(value.length),
  total_dose_gy: figure,
  site: text,
  side: (value) => (value === null ? '' : bodySideLabels[value]),
  cycle_length: figure,
  cycles_planned: figure,
  cycle_days: (value) => runsOf(value),
  device_hours_per_day: figure,
  end: day,
  lab_gate: (value) =>
    value
      .map(({ test, min, max, unit }) => [test, figure(min), figure(max), unit].join(' ').trim())
      .join('; '),
  intent: (value) => (value === null ? '' : treatmentIntentLabels[value]),
  questions: (value) => value.join('\n'),
  notes: text,
} satisfies Words;

type Name = keyof typeof words;

/** The fields in which the user's changes differ from the stored version, both as text. */
export function versionRows(mine: Omit<TreatmentEdit, 'version'>, stored: Treatment): VersionRow[] {
  const formatValue = (name: Name, treatment: object): string =>
    (words[name] as (value: unknown) => string)((treatment as Record<string, unknown>)[name]);
  return (Object.keys(words) as Name[])
    .filter((name) => Object.hasOwn(mine, name))
    .map((name) => ({
      label: fieldLabels[name],
      mine: formatValue(name, { ...stored, ...mine }),
      other: formatValue(name, stored),
    }))
    .filter((row) => row.mine.trim() !== row.other.trim());
}
