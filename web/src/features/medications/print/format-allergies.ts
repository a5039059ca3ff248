import { formatList } from '@caretrail/contract/i18n/format';
import { printTexts as texts } from './texts.ts';

/** Of the profile: an empty list says that there are none, a missing one says nothing. */
export function formatAllergies(allergies: readonly string[] | undefined): string {
  if (allergies === undefined) return texts.allergiesUnknown;
  return allergies.length === 0
    ? texts.noAllergies
    : texts.allergies({ list: formatList(allergies) });
}
