import type { MedicationCategory } from './labels.ts';

/** Stopped suddenly they can harm: steroids an adrenal crisis, the others a status epilepticus. */
const names = [
  // Steroids, in English and German.
  'dexamethasone?',
  'prednisolone?',
  'prednisone?',
  'methylprednisolone?',
  'hydrocortisone?',
  'fortecortin',
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

/** Whole words: 'Keppra 500 mg' and 'Dexamethason-X', but not 'Antikeppra'. */
const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?!\\p{L})`, 'u');

const categories: readonly (MedicationCategory | '')[] = ['steroid', 'anti_seizure'];

type Named = {
  readonly name: string;
  readonly generic?: string | undefined;
  /** Empty or null: not chosen. */
  readonly category?: MedicationCategory | '' | null | undefined;
};

/** Whether a medicine is marked “Do not stop suddenly” unless someone says otherwise: by its kind or by its name. */
export function isNeverStopped({ name, generic = '', category }: Named): boolean {
  const text = `${name}\n${generic}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return categories.includes(category ?? '') || anyName.test(text.replaceAll(/[^\S\n]+/gu, ' '));
}
