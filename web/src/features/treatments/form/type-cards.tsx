import {
  treatmentTypeLabels,
  treatmentTypes,
  type TreatmentType,
} from '@caretrail/contract/treatments/labels';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TypeMark } from '../type-mark.tsx';
import { labels } from './texts.ts';

type TypeCardsProps = {
  readonly value: TreatmentType | '';
  readonly error: string | undefined;
  readonly onChange: (type: TreatmentType) => void;
};

/** First what it is: the rest of the form follows from it. */
export function TypeCards({ value, error, onChange }: TypeCardsProps) {
  return (
    <RadioCards
      id="treatment-type"
      legend={labels.type}
      error={error}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]"
    >
      {treatmentTypes.map((type) => (
        <RadioCard
          key={type}
          name="type"
          value={type}
          isChosen={type === value}
          onChoose={() => onChange(type)}
          hasError={error !== undefined}
          className="flex min-h-14 gap-2.5 px-3 py-2"
        >
          <TypeMark type={type} />
          <span className="min-w-0 leading-snug">{treatmentTypeLabels[type]}</span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}
