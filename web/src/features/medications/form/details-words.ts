import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import { labels } from './texts.ts';
import type { FormValues } from './values.ts';

/** What the closed details hold: 'Chemotherapy, handle with care'. Empty where they hold nothing. */
export function detailsWords(values: FormValues): string {
  const { category, never_stop_suddenly, hazardous_handling, stock } = values;
  const filled = (['reason', 'instructions', 'label_text', 'prescriber', 'notes'] as const).filter(
    (field) => values[field].trim() !== '',
  );
  const words = [
    category === '' ? '' : medicationCategoryLabels[category],
    never_stop_suddenly ? labels.never_stop_suddenly : '',
    hazardous_handling ? labels.hazardous_handling : '',
    ...filled.map((field) => labels[field].replace(/\?$/, '')),
    stock.some(({ on_hand }) => on_hand.trim() !== '') ? 'Stock' : '',
  ].filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ');
}
