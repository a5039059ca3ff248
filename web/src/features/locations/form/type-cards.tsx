import {
  locationTypeLabels,
  locationTypes,
  type LocationType,
} from '@caretrail/contract/locations/labels';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { typeIcons } from '../type-look.ts';
import { labels } from './texts.ts';

type TypeCardsProps = {
  readonly value: LocationType | '';
  readonly error: string | undefined;
  readonly onChange: (type: LocationType) => void;
};

export const TypeCards = ({ value, error, onChange }: TypeCardsProps) => (
  <RadioCards
    id="location-type"
    legend={labels.type}
    error={error}
    className="grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))]"
  >
    {locationTypes.map((type) => {
      const Icon = typeIcons[type];
      return (
        <RadioCard
          key={type}
          name="type"
          value={type}
          isChosen={type === value}
          onChoose={() => onChange(type)}
          hasError={error !== undefined}
          className="flex min-h-14 gap-2.5 px-3 py-2 max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-center"
        >
          <Icon className="size-5.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 leading-snug">{locationTypeLabels[type]}</span>
        </RadioCard>
      );
    })}
  </RadioCards>
);
