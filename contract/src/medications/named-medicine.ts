import type { MedicationCategory } from './labels.ts';

/** What a rule by names looks at. */
export type NamedMedicine = {
  readonly name: string;
  readonly generic?: string | undefined;
  /** Empty or null: not chosen. */
  readonly category?: MedicationCategory | '' | null | undefined;
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/gu, ' ');

/** Names as patterns, as whole words: 'Keppra 500 mg' and 'Dexamethason-X', but not 'Antikeppra'. */
export function medicineNamed(
  names: readonly string[],
): (medicine: Pick<NamedMedicine, 'name' | 'generic'>) => boolean {
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?!\\p{L})`, 'u');
  return ({ name, generic = '' }) => anyName.test(folded(`${name}\n${generic}`));
}
