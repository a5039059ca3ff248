import { otherNamesIn } from '../search/other-names.ts';
import { medicationCategoryLabels } from './labels.ts';
import type { Medication } from './schema.ts';

/** Every word of the search must occur in name, generic name, their other names, reason or kind, in any case. */
export function matchesMedicationSearch(
  medication: Pick<Medication, 'name' | 'generic' | 'reason' | 'category'>,
  search: string,
): boolean {
  const { name, generic, reason, category } = medication;
  const kind = category === null ? '' : medicationCategoryLabels[category];
  const text = [name, generic, otherNamesIn(`${name} ${generic}`), reason, kind]
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
