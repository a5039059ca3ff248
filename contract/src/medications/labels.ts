import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/label-errors', {
  status: 'Select current or completed.',
  state: 'Select one of the states.',
  category: 'Select one of the types.',
});

/** §3 §7: the two lists. */
export const medicationStatuses = ['current', 'completed'] as const;
export type MedicationStatus = (typeof medicationStatuses)[number];
export const medicationStatus = z.enum(medicationStatuses, {
  error: () => errors.status,
});

/** The states of the two lists. */
export const medicationStates = ['active', 'on-hold', 'stopped', 'completed'] as const;
export type MedicationState = (typeof medicationStates)[number];
export const medicationState = z.enum(medicationStates, {
  error: () => errors.state,
});

export const medicationStateLabels: Readonly<Record<MedicationState, string>> = messages(
  'medications/states',
  {
    active: 'Taking it',
    'on-hold': 'On hold',
    stopped: 'Stopped',
    completed: 'Completed',
  },
);

export const medicationCategories = [
  'chemo',
  'steroid',
  'anti_seizure',
  'anti_sickness',
  'pcp_prophylaxis',
  'stomach_protection',
  'clot',
  'other',
] as const;
export type MedicationCategory = (typeof medicationCategories)[number];
export const medicationCategory = z.enum(medicationCategories, {
  error: () => errors.category,
});

export const medicationCategoryLabels: Readonly<Record<MedicationCategory, string>> = messages(
  'medications/categories',
  {
    chemo: 'Chemotherapy',
    steroid: 'Steroid',
    anti_seizure: 'Prevents seizures',
    anti_sickness: 'Prevents sickness',
    pcp_prophylaxis: 'Prevents lung infection (PCP)',
    stomach_protection: 'Stomach protection',
    clot: 'Prevents or treats blood clots',
    other: 'Other',
  },
);
