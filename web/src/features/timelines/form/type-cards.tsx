import { eventTypeOptions, type EventType } from '@caretrail/contract/timelines/event-types';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { labels } from '../words/field-words.ts';

type TypeCardsProps = {
  readonly value: EventType | '';
  readonly error: string | undefined;
  readonly onChange: (type: EventType) => void;
};

/** §3: the ten types. */
export function TypeCards({ value, error, onChange }: TypeCardsProps) {
  return (
    <RadioCards
      id="event-type"
      legend={labels.event_type}
      error={error}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7.6rem),1fr))]"
    >
      {eventTypeOptions.map((option) => (
        <RadioCard
          key={option.value}
          name="event_type"
          value={option.value}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          hasError={error !== undefined}
          className="flex min-h-14 gap-2.5 px-3 py-2 max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-center"
        >
          <EventTypeMark type={option.value} />
          <span className="min-w-0 leading-snug">{option.label}</span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}
