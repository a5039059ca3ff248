import { medicineNamed, type NamedMedicine } from './named-medicine.ts';

/** Corticosteroids that act in the whole body: substances in English and German, and brand names. As patterns. */
export const steroidNames = [
  'dexamethasone?',
  'prednisolone?',
  'prednisone?',
  'methylprednisolone?',
  'hydrocortisone?',
  '[ck]ortisone?',
  'betamethasone?',
  'deflazacort',
  'fortecortin',
  'decadron',
  'decortin',
  'prednisolut',
  'urbason',
  'medrol',
  'plenadren',
  'alkindi',
] as const;

/** Its short name on German plans, which a medicine form would not take for the whole name yet. */
const isNamedSteroid = medicineNamed([...steroidNames, 'dexa']);

/** By its kind or by its name. A name cannot tell a tablet from a cream: people can correct it. */
export const isSteroid = (medicine: NamedMedicine): boolean =>
  medicine.category === 'steroid' || isNamedSteroid(medicine);
