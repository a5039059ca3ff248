import { emptyValues, type FormValues } from './values.ts';

export type Template = {
  readonly label: string;
  readonly hint: string;
  /** The strengths that it is sold in, to tap instead of type. */
  readonly strengths?: readonly string[];
  /** Never a dose: that stands on the label. */
  readonly values: Partial<FormValues>;
};

/** Of temozolomide, as its label lists them. */
const capsules = ['5 mg', '20 mg', '100 mg', '140 mg', '180 mg', '250 mg'] as const;

const twoTimes = [
  { time: '', parts: [] },
  { time: '', parts: [] },
] as const;

/** What people with this illness often take, as a place to start from; everything can be changed. */
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

/** Kinds of medicine that must not be stopped suddenly: every template of theirs sets the mark. */
const neverStopped: readonly string[] = ['steroid', 'anti_seizure'];

/** What was typed already stays, where the template has nothing to say. */
export const fromTemplate = (
  values: FormValues,
  { label, values: given }: Template,
): FormValues => ({
  ...emptyValues,
  ...given,
  never_stop_suddenly: neverStopped.includes(given.category ?? ''),
  template: label,
  name: given.name ?? values.name,
  start: values.start,
});
