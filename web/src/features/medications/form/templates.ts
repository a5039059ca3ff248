import { isNeverStopped } from '@caretrail/contract/medications/never-stopped';
import { emptyValues, type FormValues } from './values.ts';

export type Template = {
  readonly label: string;
  readonly hint: string;
  /** The strengths it is sold in, offered as chips. */
  readonly strengths?: readonly string[];
  /** Never contains a dose: that is on the label. */
  readonly values: Partial<FormValues>;
};

/** The capsules of temozolomide, as listed on its label. */
const capsules = ['5 mg', '20 mg', '100 mg', '140 mg', '180 mg', '250 mg'] as const;

const twoTimes = [
  { time: '', parts: [] },
  { time: '', parts: [] },
] as const;

/** Medicines that are common with this illness, as a starting point. */
export const templates: readonly Template[] = [
  {
    label: 'Temozolomide with radiotherapy',
    hint: 'Every day while it lasts',
    strengths: capsules,
    values: {
      name: 'Temozolomide',
      howOften: 'daily',
      ends: 'days',
      category: 'chemo',
      hazardous_handling: true,
    },
  },
  {
    label: 'Temozolomide in cycles',
    hint: '5 of every 28 days',
    strengths: capsules,
    values: {
      name: 'Temozolomide',
      howOften: 'cycle',
      cycleOn: '5',
      cycleLength: '28',
      category: 'chemo',
      hazardous_handling: true,
    },
  },
  {
    label: 'Dexamethasone, stepping down',
    hint: 'A dose that goes down in steps',
    values: {
      name: 'Dexamethasone',
      howOften: 'taper',
      category: 'steroid',
    },
  },
  {
    label: 'Levetiracetam',
    hint: 'Twice every day',
    values: {
      name: 'Levetiracetam',
      howOften: 'daily',
      times: twoTimes,
      category: 'anti_seizure',
    },
  },
  {
    label: 'Ondansetron before chemotherapy',
    hint: 'On the same days, some time before',
    values: { name: 'Ondansetron', howOften: 'cycle', category: 'anti_sickness' },
  },
  {
    label: 'Co-trimoxazole',
    hint: 'Monday, Wednesday and Friday',
    values: {
      name: 'Co-trimoxazole',
      howOften: 'weekdays',
      weekdays: ['mon', 'wed', 'fri'],
      category: 'pcp_prophylaxis',
    },
  },
  {
    label: 'Stomach protection',
    hint: 'Every day while on a steroid',
    values: { howOften: 'daily', category: 'stomach_protection' },
  },
  {
    label: 'Tumour treating fields',
    hint: 'Hours you wear the device',
    values: { name: 'Tumour treating fields', howOften: 'daily', category: 'other' },
  },
];

/** Keeps what was typed unless the template sets it. */
export const fromTemplate = (
  values: FormValues,
  { label, values: given }: Template,
): FormValues => {
  const name = given.name ?? values.name;
  return {
    ...emptyValues,
    ...given,
    never_stop_suddenly: isNeverStopped({ name, category: given.category }),
    template: label,
    name,
    start: values.start,
  };
};

/**
 * Adds the safety mark that the name or category calls for. The user can untick it; an existing medicine keeps it when
 * it is renamed.
 */
export function withMark(
  before: FormValues,
  changes: Partial<FormValues>,
  isNew: boolean,
): FormValues {
  const after = { ...before, ...changes };
  const isMarked = isNeverStopped(after);
  if ('never_stop_suddenly' in changes || isMarked === isNeverStopped(before)) return after;
  return isMarked || isNew ? { ...after, never_stop_suddenly: isMarked } : after;
}
