import { emptyValues, type FormValues } from './values.ts';

export type Template = {
  readonly label: string;
  readonly hint: string;
  /** Numbers that letters often name; never a dose. */
  readonly values: Partial<FormValues>;
};

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** What people with this illness often have, as a place to start from; everything can be changed. */
export const templates: readonly Template[] = [
  {
    label: 'Radiotherapy, 30 sessions',
    hint: 'Monday to Friday for 6 weeks',
    values: {
      type: 'radiotherapy',
      title: 'Radiotherapy',
      count: '30',
      weekdays: workdays,
    },
  },
  {
    label: 'Radiotherapy, 15 sessions',
    hint: 'Monday to Friday for 3 weeks',
    values: {
      type: 'radiotherapy',
      title: 'Radiotherapy',
      count: '15',
      weekdays: workdays,
    },
  },
  {
    label: 'Chemotherapy capsules',
    hint: '5 days in each 28-day cycle',
    values: {
      type: 'chemotherapy',
      title: 'Temozolomide',
      cycleLength: '28',
      cycleDays: '1-5',
    },
  },
  {
    label: 'Infusion at the clinic',
    hint: 'One day in each cycle',
    values: { type: 'chemotherapy', title: 'Infusion', cycleDays: '1', hasVisits: true },
  },
  {
    label: 'Operation',
    hint: 'Surgery and recovery',
    values: { type: 'surgery', title: 'Operation' },
  },
  {
    label: 'Tumour treating fields',
    hint: 'A device you wear every day',
    values: { type: 'tumour_treating_fields', title: 'Tumour treating fields' },
  },
  {
    label: 'Rehab',
    hint: 'Therapy for speech, movement or thinking',
    values: { type: 'rehab', title: 'Rehab' },
  },
];

/** What was typed already stays, where the template has nothing to say. */
export const fromTemplate = (values: FormValues, { values: given }: Template): FormValues => ({
  ...emptyValues,
  status: values.status,
  start: values.start,
  practitioner: values.practitioner,
  location_id: values.location_id,
  ...given,
});
