import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { labels } from '../form/texts.ts';
import { Part } from './part.tsx';
import { medicineTexts as texts } from './texts.ts';

const factsOf = (medicine: Medication): (readonly [string, string])[] => {
  const { category } = medicine;
  const all = [
    [labels.reason, medicine.reason],
    [labels.category, category === null ? '' : medicationCategoryLabels[category]],
    [labels.instructions, medicine.instructions],
    [labels.label_text, medicine.label_text],
    [labels.prescriber, medicine.prescriber],
    [labels.notes, medicine.notes],
  ] as const;
  return all.filter(([, text]) => text !== '');
};

/** Nothing stands here that is empty. */
export function Facts({ medicine }: { readonly medicine: Medication }) {
  const shown = factsOf(medicine);
  if (shown.length === 0) return null;
  return (
    <Part heading={texts.facts}>
      <dl className="divide-y divide-rule">
        {shown.map(([label, text]) => (
          <div key={label} className="py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
