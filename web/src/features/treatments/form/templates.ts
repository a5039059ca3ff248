import { messages } from '@caretrail/contract/i18n/messages';
import { emptyValues, type FormValues } from './values.ts';

export type Template = {
  readonly label: string;
  readonly hint: string;
  /** Numbers that letters often name; never a dose. */
  readonly values: Partial<FormValues>;
};

const texts = messages('treatments/templates', {
  radiotherapy30: { label: 'Radiotherapy, 30 sessions', hint: 'Monday to Friday for 6 weeks' },
  radiotherapy15: { label: 'Radiotherapy, 15 sessions', hint: 'Monday to Friday for 3 weeks' },
  radiotherapy: 'Radiotherapy',
  capsules: {
    label: 'Chemotherapy capsules',
    hint: '5 days in each 28-day cycle',
    title: 'Temozolomide',
  },
  infusion: {
    label: 'Infusion at the clinic',
    hint: 'One day in each cycle',
    title: 'Infusion',
  },
  operation: { label: 'Operation', hint: 'Surgery and recovery' },
  fields: { label: 'Tumour treating fields', hint: 'A device you wear every day' },
  rehab: { label: 'Rehab', hint: 'Therapy for speech, movement or thinking' },
});

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** What people with this illness often have, as a place to start from; everything can be changed. */
export const templates: readonly Template[] = [
  {
    ...texts.radiotherapy30,
    values: {
      type: 'radiotherapy',
      title: texts.radiotherapy,
      count: '30',
      weekdays: workdays,
    },
  },
  {
    ...texts.radiotherapy15,
    values: {
      type: 'radiotherapy',
      title: texts.radiotherapy,
      count: '15',
      weekdays: workdays,
    },
  },
  {
    label: texts.capsules.label,
    hint: texts.capsules.hint,
    values: {
      type: 'chemotherapy',
      title: texts.capsules.title,
      cycleLength: '28',
      cycleDays: '1-5',
    },
  },
  {
    label: texts.infusion.label,
    hint: texts.infusion.hint,
    values: {
      type: 'chemotherapy',
      title: texts.infusion.title,
      cycleDays: '1',
      hasVisits: true,
    },
  },
  {
    ...texts.operation,
    values: { type: 'surgery', title: texts.operation.label },
  },
  {
    ...texts.fields,
    values: { type: 'tumour_treating_fields', title: texts.fields.label },
  },
  {
    ...texts.rehab,
    values: { type: 'rehab', title: texts.rehab.label },
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
