import { medicineNamed, type NamedMedicine } from './named-medicine.ts';

/** Medicines that thin the blood: substances in English and German, and brand names. As patterns. */
export const bloodThinnerNames = [
  // Against clotting.
  'warfarin',
  'phenprocoumone?',
  'acenocoumarol',
  'apixaban',
  'rivaroxaban',
  'edoxaban',
  'dabigatran',
  'enoxaparin',
  'tinzaparin',
  'dalteparin',
  'nadroparin',
  'certoparin',
  'fondaparinux',
  '(?:natrium)?heparin',
  'coumadin',
  'marcumar',
  'falithrom',
  'sintrom',
  'eliquis',
  'xarelto',
  'lixiana',
  'savaysa',
  'pradaxa',
  'clexane',
  'lovenox',
  'inhixa',
  'innohep',
  'fragmin',
  'fraxiparine?',
  'mono-embolex',
  'arixtra',
  // Against platelets.
  'clopidogrel',
  'prasugrel',
  'ticagrelor',
  'acetylsalicylic acid',
  'acetylsalicylsae?ure',
  'aspirin',
  'ass',
  'plavix',
  'iscover',
  'efient',
  'bril(?:ique|inta)',
] as const;

const isNamedThinner = medicineNamed(bloodThinnerNames);

/** By its kind or by its name. */
export const isBloodThinner = (medicine: NamedMedicine): boolean =>
  medicine.category === 'clot' || isNamedThinner(medicine);
