import { messages } from '@caretrail/contract/i18n/messages';
import { isNeverStopped } from '@caretrail/contract/medications/never-stopped';
import { emptyValues, type FormValues } from './values.ts';

const texts = messages('medications/templates', {
  /** Names of medicines, as they are entered into the form. */
  names: {
    temozolomide: 'Temozolomide',
    dexamethasone: 'Dexamethasone',
    levetiracetam: 'Levetiracetam',
    ondansetron: 'Ondansetron',
    coTrimoxazole: 'Co-trimoxazole',
    fields: 'Tumour treating fields',
  },
  withRadiotherapy: { label: 'Temozolomide with radiotherapy', hint: 'Every day while it lasts' },
  inCycles: { label: 'Temozolomide in cycles', hint: '5 of every 28 days' },
  steppingDown: { label: 'Dexamethasone, stepping down', hint: 'A dose that goes down in steps' },
  sameDose: { label: 'Dexamethasone, same dose every day', hint: 'Until your clinic changes it' },
  antiSeizure: { label: 'Levetiracetam', hint: 'Twice every day' },
  antiSickness: {
    label: 'Ondansetron before chemotherapy',
    hint: 'On the same days, some time before',
  },
  antibiotic: { label: 'Co-trimoxazole', hint: 'Monday, Wednesday and Friday' },
  stomach: { label: 'Stomach protection', hint: 'Every day while on a steroid' },
  device: { label: 'Tumour treating fields', hint: 'Hours you wear the device' },
});
const { names } = texts;

export type Template = {
  readonly label: string;
  readonly hint: string;
  /** What its box may say, as the search knows it too. */
  readonly brands?: readonly string[];
  /** The strengths it is sold in, offered as chips. */
  readonly strengths?: readonly string[];
  /** Never contains a dose: that is on the label. */
  readonly values: Partial<FormValues>;
};

/** The capsules of temozolomide, as listed on its label. */
const capsules = ['5 mg', '20 mg', '100 mg', '140 mg', '180 mg', '250 mg'] as const;

/** The same in every language. */
const brands = {
  temozolomide: ['Temodal', 'Temodar'],
  dexamethasone: ['Fortecortin', 'Decadron'],
  levetiracetam: ['Keppra'],
  ondansetron: ['Zofran'],
  coTrimoxazole: ['Bactrim', 'Cotrim', 'Septrin'],
} as const;

const twoTimes = [
  { time: '', parts: [] },
  { time: '', parts: [] },
] as const;

/** Medicines that are common with this illness, as a starting point. */
export const templates: readonly Template[] = [
  {
    ...texts.withRadiotherapy,
    brands: brands.temozolomide,
    strengths: capsules,
    values: {
      name: names.temozolomide,
      howOften: 'daily',
      ends: 'days',
      category: 'chemo',
      hazardous_handling: true,
    },
  },
  {
    ...texts.inCycles,
    brands: brands.temozolomide,
    strengths: capsules,
    values: {
      name: names.temozolomide,
      howOften: 'cycle',
      cycleOn: '5',
      cycleLength: '28',
      category: 'chemo',
      hazardous_handling: true,
    },
  },
  {
    ...texts.steppingDown,
    brands: brands.dexamethasone,
    values: {
      name: names.dexamethasone,
      howOften: 'taper',
      category: 'steroid',
    },
  },
  {
    ...texts.sameDose,
    brands: brands.dexamethasone,
    values: {
      name: names.dexamethasone,
      howOften: 'daily',
      category: 'steroid',
    },
  },
  {
    ...texts.antiSeizure,
    brands: brands.levetiracetam,
    values: {
      name: names.levetiracetam,
      howOften: 'daily',
      times: twoTimes,
      category: 'anti_seizure',
    },
  },
  {
    ...texts.antiSickness,
    brands: brands.ondansetron,
    values: { name: names.ondansetron, howOften: 'cycle', category: 'anti_sickness' },
  },
  {
    ...texts.antibiotic,
    brands: brands.coTrimoxazole,
    values: {
      name: names.coTrimoxazole,
      howOften: 'weekdays',
      weekdays: ['mon', 'wed', 'fri'],
      category: 'pcp_prophylaxis',
    },
  },
  {
    ...texts.stomach,
    values: { howOften: 'daily', category: 'stomach_protection' },
  },
  {
    ...texts.device,
    values: { name: names.fields, howOften: 'daily', category: 'other' },
  },
];

/** Keeps what was typed unless the template sets it; a brand name of the same medicine stays. */
export const fromTemplate = (
  values: FormValues,
  { label, brands: known = [], values: given }: Template,
): FormValues => {
  const typed = values.name.trim().toLowerCase();
  const isBrand = known.some((brand) => brand.toLowerCase() === typed);
  const name = isBrand ? values.name : (given.name ?? values.name);
  return {
    ...emptyValues,
    ...given,
    never_stop_suddenly: isNeverStopped({ name, category: given.category }),
    template: label,
    name,
    start: values.start,
  };
};

/** What the collapsed line says: the template, or only its medicine once it is taken in another way. */
export function chosenName({ template, name, howOften }: FormValues): string {
  const given = templates.find(({ label }) => label === template)?.values;
  return given?.howOften === howOften || name.trim() === '' ? template : name;
}

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
