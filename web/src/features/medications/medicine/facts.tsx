import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { TreatmentLink } from '../../treatments/public.ts';
import type { Fact } from '../../../ui/fact-list.tsx';
import { labels } from '../form/texts.ts';
import { Part } from './part.tsx';
import { medicineTexts as texts } from './texts.ts';

function factsOf(medicine: Medication): Fact[] {
  const { category, treatment_id } = medicine;
  const facts: readonly Fact[] = [
    { label: labels.reason, content: medicine.reason },
    {
      label: labels.category,
      content: category === null ? '' : medicationCategoryLabels[category],
    },
    { label: labels.instructions, content: medicine.instructions },
    { label: labels.label_text, content: medicine.label_text },
    { label: labels.prescriber, content: medicine.prescriber },
    {
      label: labels.treatment_id,
      content: treatment_id === null ? '' : <TreatmentLink id={treatment_id} />,
    },
    { label: labels.notes, content: medicine.notes },
  ];
  return facts.filter(({ content }) => content !== '');
}

/** Nothing stands here that is empty. */
export function Facts({ medicine }: { readonly medicine: Medication }) {
  const shown = factsOf(medicine);
  if (shown.length === 0) return null;
  return (
    <Part heading={texts.facts}>
      <dl className="divide-y divide-rule">
        {shown.map(({ label, content }) => (
          <div key={label} className="py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
