import type { MedicationCategory } from './labels.ts';
import { medicineNamed, type NamedMedicine } from './named-medicine.ts';
import { steroidNames } from './steroids.ts';

/** Stopped suddenly they can harm: steroids an adrenal crisis, the others a status epilepticus. */
const names = [
  ...steroidNames,
  // Against seizures.
  'levetiracetam',
  'keppra',
  'brivaracetam',
  'briviact',
  'lamotrigine?',
  'lamictal',
  'lacosamide?',
  'vimpat',
  '(?:natrium)?valproate?',
  'valproic acid',
  'valproinsa(?:e)?ure',
  'carbamazepine?',
  'oxcarbazepine?',
  'phenytoin',
  'zonisamide?',
  'topiramate?',
  'clobazam',
  'perampanel',
  'phenobarbital',
] as const;

const isNamedSo = medicineNamed(names);

const categories: readonly (MedicationCategory | '')[] = ['steroid', 'anti_seizure'];

/** Whether a medicine is marked “Do not stop suddenly” unless someone says otherwise: by its kind or by its name. */
export const isNeverStopped = (medicine: NamedMedicine): boolean =>
  categories.includes(medicine.category ?? '') || isNamedSo(medicine);
